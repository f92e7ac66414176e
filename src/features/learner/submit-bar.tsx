import { useState } from 'react';
import { isAnswered } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/ProgressBeads.tsx';
import type { SaveState } from './answer-draft.ts';
import { GapsDialog } from './gaps-dialog.tsx';
import { QuestionLink } from './question-link.tsx';
import { SaveStatus } from './save-status.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import styles from './submit-bar.module.css';

export interface SubmitBarProps {
  /** Those that can be answered. */
  questions: readonly Question[];
  saveState: SaveState;
  isSubmitting: boolean;
  /** Why the last try to submit failed. */
  failure: unknown;
  onSubmit: () => void;
}

/** Stays at the foot of the window: how far the learner is, whether it is saved, and the way to hand it in. */
export function SubmitBar({ questions, saveState, isSubmitting, failure, onSubmit }: SubmitBarProps) {
  const [isAsking, setAsking] = useState(false);
  const gaps = questions.filter((question) => !isAnswered(question));
  const answered = questions.length - gaps.length;
  const cameSaved = saveState === 'untouched' && answered > 0;

  const answerGaps = (anyway: boolean) => {
    setAsking(false);
    if (anyway) onSubmit();
  };

  return (
    <section className={styles.bar} aria-label="Hand in" data-bottom-bar>
      {failure ? <SubmitFailure error={failure} className={styles.failure} /> : null}
      <div className={styles.row}>
        <ProgressBeads done={answered} total={questions.length} className={styles.beads} />
        <p className={styles.count}>
          {answered} of {questions.length} answered
        </p>
        <div className={styles.jump}>
          {gaps[0] ? <QuestionLink question={gaps[0]}>Go to the first open question</QuestionLink> : null}
        </div>
        <SaveStatus state={cameSaved ? 'saved' : saveState} className={styles.status} />
        <Button
          variant="primary"
          className={styles.submit}
          busy={isSubmitting ? 'Submitting…' : undefined}
          onPress={() => (gaps.length > 0 ? setAsking(true) : onSubmit())}
        >
          Submit Activity
        </Button>
      </div>
      <GapsDialog isOpen={isAsking} gaps={gaps} onAnswer={answerGaps} />
    </section>
  );
}
