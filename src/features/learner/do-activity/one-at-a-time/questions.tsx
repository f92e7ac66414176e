import type { Ref, RefObject } from 'react';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { questionName, type Question } from '#questions/question.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { anchorOf } from '../../go-to-question.ts';
import { useReadsAloud } from '../../use-reads-aloud.ts';
import { useDragToTurn } from './use-drag-to-turn.ts';
import type { Turning } from './use-turning.ts';
import styles from './one-at-a-time.module.css';

interface QuestionsProps {
  questions: readonly Question[];
  turning: Turning;
  pagesRef: RefObject<HTMLDivElement | null>;
  /** The name of the question, where one is shown at a time. */
  headingRef: Ref<HTMLHeadingElement>;
  isReadOnly: boolean;
  /** Handed in and waiting: the answers are there to be read. */
  isHandedIn: boolean;
  onAnswer: (questionId: string, data: unknown) => void;
}

/** The questions of a sheet: the one that is shown, or all of them; on paper always all. */
export function Questions({ questions, turning, pagesRef, headingRef, ...sheet }: QuestionsProps) {
  const readsAloud = useReadsAloud();
  const isPrinting = useIsPrinting();
  const isSingle = turning.isSingle && !isPrinting;
  const { isSwiping, handlers } = useDragToTurn({
    element: pagesRef,
    isOn: isSingle,
    canTurn: (step) => questions[turning.index + step] !== undefined,
    onTurn: (step) => turning.turn(step, false),
  });

  return (
    <div className={styles.window} data-swiping={isSwiping || undefined}>
      <div
        ref={pagesRef}
        className={styles.questions}
        data-single={isSingle || undefined}
        data-handed-in={sheet.isHandedIn || undefined}
        {...handlers}
      >
        {questions.map((question, index) => {
          const beside = index - turning.index;
          const isShown = !isSingle || beside === 0;
          if (!isShown && !(isSwiping && Math.abs(beside) === 1)) return null;
          return (
            <div
              key={question.id}
              className={styles.page}
              data-beside={isShown ? undefined : beside}
              inert={!isShown}
              onFocus={() => turning.noteFocus(index)}
            >
              <QuestionCard
                question={question}
                anchorId={anchorOf(question)}
                stepName={isSingle ? stepName(question, questions.length) : undefined}
                headingRef={isShown ? headingRef : undefined}
                mediaUrl={mediaUrl}
                isReadOnly={sheet.isReadOnly}
                readsAloud={readsAloud}
                onChange={(data) => sheet.onAnswer(question.id, data)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

const stepName = (question: Question, count: number) => `${questionName(question)} of ${count}`;
