import type { ReactNode } from 'react';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { anchorOf } from '../go-to-question.ts';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { PractiseBar } from './bar.tsx';
import { shownQuestion } from './practise-round.ts';
import { PractiseSummary } from './summary.tsx';
import { usePractiseRound } from './use-practise-round.ts';
import styles from './practise-screen.module.css';

interface PractiseProps {
  missed: readonly Question[];
  /** The way out at the end. */
  toResult: ReactNode;
}

/** One question after the other: answer, check, look at the right answer, next; then how it went. */
export function Practise({ missed, toResult }: PractiseProps) {
  const { round, headingRef, isTooEarly, answer, check, next, restart } = usePractiseRound(missed);
  const readsAloud = useReadsAloud();
  const question = shownQuestion(round);

  if (!question) {
    return (
      <div className={styles.column}>
        <PractiseSummary round={round} headingRef={headingRef} onAgain={restart} toResult={toResult} />
      </div>
    );
  }
  return (
    <>
      <div key={round.index} className={styles.column} data-entering={round.index > 0}>
        <QuestionCard
          question={question}
          anchorId={anchorOf(question)}
          mode={round.isChecked ? 'review' : 'answering'}
          practiceName={`Question ${round.index + 1} of ${missed.length}`}
          headingRef={headingRef}
          readsAloud={readsAloud}
          mediaUrl={mediaUrl}
          onChange={answer}
        />
      </div>
      <PractiseBar round={round} isTooEarly={isTooEarly} onCheck={check} onNext={next} />
    </>
  );
}
