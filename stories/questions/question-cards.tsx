import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';

interface QuestionCardsProps {
  questions: readonly Question[];
  isReview?: boolean;
}

export function QuestionCards({ questions, isReview = false }: QuestionCardsProps) {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {questions.map((question) =>
        isReview ? (
          <QuestionCard key={question.id} question={question} mode="review" mediaUrl={mediaUrl} />
        ) : (
          <AnsweringCard key={question.id} question={question} mediaUrl={mediaUrl} onChange={() => {}} />
        ),
      )}
    </div>
  );
}
