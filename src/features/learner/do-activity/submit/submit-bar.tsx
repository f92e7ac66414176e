import { useState } from 'react';
import { isAnswered } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import type { QueueEntry } from '../../offline-queue/queue-entry.ts';
import { SubmitWaiting } from '../../offline-queue/submit-waiting.tsx';
import type { SaveState } from '../draft/answer-draft.ts';
import { QuestionLink } from '../question-link.tsx';
import { GapsDialog } from './gaps-dialog.tsx';
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
  /** The answers were submitted and wait to be sent. */
  waiting: QueueEntry | undefined;
  onSubmit: () => void;
  /** Settles when the answers that wait have been tried. */
  onSendNow: () => Promise<void>;
}

/** Stays at the foot of the window: how far the learner is, whether it is saved, and the way to hand it in. */
export function SubmitBar({ questions, saveState, waiting, failure, ...more }: SubmitBarProps) {
  const { isSubmitting, onSubmit, onSendNow } = more;
  const [isAsking, setAsking] = useState(false);
  const [hasTriedAgain, setTriedAgain] = useState(false);
  const gaps = questions.filter((question) => !isAnswered(question));
  const answered = questions.length - gaps.length;
  const cameSaved = saveState === 'untouched' && answered > 0;
  const shown = cameSaved ? 'saved' : saveState;
  // 'Saved' beside 'Unable to save your answers' would leave a child with two truths.
  const shownState = failure && shown === 'saved' ? 'untouched' : shown;

  const answerGaps = (anyway: boolean) => {
    setAsking(false);
    if (anyway) onSubmit();
  };

  const tryAgain = async () => {
    try {
      await onSendNow();
    } finally {
      setTriedAgain(true);
    }
  };

  const press = () => {
    if (waiting) void tryAgain();
    else if (gaps.length > 0) setAsking(true);
    else onSubmit();
  };

  return (
    <FootBar label="Hand in" className={styles.bar}>
      {failure ? <SubmitFailure error={failure} className={styles.message} /> : null}
      <div role="status" className={styles.status}>
        {waiting ? (
          <SubmitWaiting waiting={waiting} hasTriedAgain={hasTriedAgain} className={styles.message} />
        ) : null}
      </div>
      <div className={styles.row}>
        <ProgressBeads done={answered} total={questions.length} className={styles.beads} />
        <p className={styles.count}>
          {answered} of {questions.length} answered
        </p>
        <div className={styles.jump}>
          {gaps[0] && !waiting ? (
            <QuestionLink question={gaps[0]}>Go to the first open question</QuestionLink>
          ) : null}
        </div>
        {waiting ? null : <SaveStatus state={shownState} className={styles.saving} />}
        <Button
          variant="primary"
          className={styles.submit}
          busy={busyWord(isSubmitting, waiting)}
          onPress={press}
        >
          {waiting ? 'Send now' : 'Submit Activity'}
        </Button>
      </div>
      <GapsDialog isOpen={isAsking} gaps={gaps} onAnswer={answerGaps} />
    </FootBar>
  );
}

function busyWord(isSubmitting: boolean, waiting: QueueEntry | undefined): string | undefined {
  if (isSubmitting) return 'Submitting…';
  return waiting?.isSending ? 'Sending…' : undefined;
}
