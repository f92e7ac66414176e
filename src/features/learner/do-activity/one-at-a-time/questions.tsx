import type { Ref, RefObject } from 'react';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { questionName, type Question } from '#questions/question.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { questionAnchorId } from '../../go-to-question.ts';
import type { QuestionPager } from './use-question-pager.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './one-at-a-time.module.css';

interface QuestionsProps {
  questions: readonly Question[];
  pager: QuestionPager;
  pagesRef: RefObject<HTMLDivElement | null>;
  headingRef: Ref<HTMLHeadingElement>;
  isReadOnly: boolean;
  /** Whether the answers wait to be sent, or the activity was submitted elsewhere: the answers remain readable. */
  isHandedIn: boolean;
  onAnswer: (questionId: string, data: unknown) => void;
}

/** The current question, or all questions. Print always shows all. */
export function Questions({ questions, pager, pagesRef, headingRef, ...rest }: QuestionsProps) {
  const readsAloud = useReadsAloud();
  const isPrinting = useIsPrinting();
  const isSingle = pager.isSingle && !isPrinting;
  const { isSwiping, handlers } = useSwipe({
    element: pagesRef,
    isOn: isSingle,
    canTurn: (step) => questions[pager.index + step] !== undefined,
    onTurn: (step) => pager.turn(step, false),
  });

  return (
    <div className={styles.window} data-swiping={isSwiping || undefined}>
      <div
        ref={pagesRef}
        className={styles.questions}
        data-single={isSingle || undefined}
        data-handed-in={rest.isHandedIn || undefined}
        {...handlers}
      >
        {questions.map((question, index) => {
          const offset = index - pager.index;
          const isShown = !isSingle || offset === 0;
          if (!isShown && !(isSwiping && Math.abs(offset) === 1)) return null;
          return (
            <div
              key={question.id}
              className={styles.page}
              data-offset={isShown ? undefined : offset}
              inert={!isShown}
              onFocus={() => pager.setFocused(index)}
            >
              <QuestionCard
                question={question}
                anchorId={questionAnchorId(question)}
                stepName={isSingle ? stepName(question, questions.length) : undefined}
                headingRef={isShown ? headingRef : undefined}
                mediaUrl={mediaUrl}
                isReadOnly={rest.isReadOnly}
                readsAloud={readsAloud}
                onChange={(data) => rest.onAnswer(question.id, data)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

const stepName = (question: Question, count: number) => `${questionName(question)} of ${count}`;
