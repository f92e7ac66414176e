import { memo, useState } from 'react';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout.tsx';
import { dataOf, nameAt, type QuestionDraft } from '../draft/activity-draft.ts';
import { useObjectUrl } from '../media/use-object-url.ts';
import styles from '../writer.module.css';

interface PreviewQuestionProps {
  question: QuestionDraft;
  index: number;
  /** It can be answered and marked, as a learner does. */
  isTried: boolean;
  showsAnswer: boolean;
}

/** A path tells what kind of file it is by its ending; one of these stands for a file that was chosen. */
const chosenPaths: Readonly<Record<MediaKind, string>> = {
  image: 'chosen.png',
  audio: 'chosen.mp3',
  video: 'chosen.mp4',
  download: 'chosen',
};

/**
 * A question as the learner sees it, before it is saved. Compared by its props: of fifty questions, only the one that is
 * being written is drawn again for a key.
 */
export const PreviewQuestion = memo(function PreviewQuestion(props: PreviewQuestionProps) {
  const { question, index, isTried, showsAnswer } = props;
  const { key, type, media } = question;
  const chosen = useObjectUrl(media.file);
  const chosenPath = media.file && chosen ? chosenPaths[mediaKind(media.file.name, media.file.type)] : null;
  const card = {
    question: {
      id: key,
      type,
      data: dataOf(question),
      sortOrder: index,
      mediaPath: media.file ? chosenPath : media.path,
    },
    mediaUrl: (path: string) => (chosen && path === chosenPath ? chosen : mediaUrl(path)),
    showsAnswer,
  };
  return isTried ? <TriedQuestion draft={question} card={card} /> : <QuestionCard isReadOnly {...card} />;
});

interface TriedQuestionProps {
  draft: QuestionDraft;
  card: { question: Question; mediaUrl: (path: string) => string; showsAnswer: boolean };
}

/** Answered by its author, and marked here: nothing is sent. Rewriting the question begins it again. */
function TriedQuestion({ draft, card }: TriedQuestionProps) {
  const [attempt, setAttempt] = useState<{ of: QuestionDraft; data: unknown; isChecked: boolean }>();
  const { question } = card;
  const given = attempt?.of === draft ? attempt : undefined;
  const data = given ? given.data : (parseQuestion(question)?.cleared() ?? question.data);
  const answer = parseQuestion({ type: question.type, data });
  if (!answer) return <QuestionCard isReadOnly {...card} />;

  const isChecked = given?.isChecked === true;
  const isStarted = answer.isAnswered || answer.progress !== undefined;
  // Without a right answer the server gives no mark either.
  const mark = () => (answer.rightAnswer() === null ? data : answer.marked());
  const name = nameAt(question.sortOrder);
  return (
    <Stack gap={2} className={styles.tried}>
      <QuestionCard
        {...card}
        mode={isChecked ? 'review' : 'answering'}
        question={{ ...question, data }}
        onChange={(next) => setAttempt({ of: draft, data: next, isChecked: false })}
      />
      <Button
        size="small"
        className={styles.check}
        aria-label={isChecked ? `Try ${name} again` : `Check ${name}`}
        isDisabled={!isStarted}
        onPress={() => setAttempt(isChecked ? undefined : { of: draft, data: mark(), isChecked: true })}
      >
        {isChecked ? 'Try again' : 'Check'}
      </Button>
      <p role="status" className="visually-hidden">
        {isChecked ? answer.verdict().outcome : ''}
      </p>
    </Stack>
  );
}
