import { useState, type ReactNode } from 'react';
import { isAnswered } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import type { QueueEntry } from '../../offline-queue/queue-entry.ts';
import { SubmitWaiting } from '../../offline-queue/submit-waiting.tsx';
import { QuestionLink } from '../../question-link.tsx';
import { singleClick } from '../../single-click.ts';
import type { SaveState } from '../draft/answer-draft.ts';
import type { Turning } from '../one-at-a-time/use-turning.ts';
import { GapsDialog } from './gaps-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import styles from './submit-bar.module.css';

export interface SubmitBarProps {
  /** Those that can be answered. */
  questions: readonly Question[];
  turning: Turning;
  saveState: SaveState;
  isSubmitting: boolean;
  /** Why the last try to submit failed. */
  failure: unknown;
  /** The answers were submitted and wait to be sent. */
  waiting: QueueEntry | undefined;
  /** The answers were submitted from another window: there is nothing left to do here. */
  isHandedIn: boolean;
  /** A message about what other windows have done. */
  notice: ReactNode;
  onSubmit: () => void;
  /** Settles when the answers that wait have been tried. */
  onSendNow: () => Promise<void>;
}

/** Stays at the foot of the window: how far the learner is, whether it is saved, and the way to hand it in. */
export function SubmitBar({ questions, saveState, waiting, failure, ...more }: SubmitBarProps) {
  const { turning, isSubmitting, isHandedIn, notice, onSubmit, onSendNow } = more;
  const [isAsking, setAsking] = useState(false);
  const [hasTriedAgain, setTriedAgain] = useState(false);
  const gaps = questions.filter((question) => !isAnswered(question));
  const answered = questions.length - gaps.length;
  const cameSaved = saveState === 'untouched' && answered > 0;
  const state = cameSaved ? 'saved' : saveState;
  // 'Saved' beside 'Unable to save your answers' would leave a child with two truths.
  const shownState = failure && state === 'saved' ? 'untouched' : state;
  const jump = waiting || isHandedIn ? undefined : jumpOf(gaps[0], turning);

  const isSubmitShown = !turning.isSingle || turning.shown === turning.last || waiting !== undefined;

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
        {waiting && !isHandedIn ? (
          <SubmitWaiting waiting={waiting} hasTriedAgain={hasTriedAgain} className={styles.message} />
        ) : null}
        {notice}
      </div>
      <div className={styles.row} data-single={turning.isSingle || undefined}>
        {turning.isSingle ? null : (
          <ProgressBeads done={answered} total={questions.length} className={styles.beads} />
        )}
        <p className={styles.count}>
          {answered} of {questions.length} answered
        </p>
        {jump ? (
          <div className={styles.jump}>
            <QuestionLink question={jump.question} onFollow={jump.follow}>
              {jump.words}
            </QuestionLink>
          </div>
        ) : null}
        {waiting || isHandedIn ? null : <SaveStatus state={shownState} className={styles.saving} />}
        <div className={styles.buttons}>
          <TurnButtons turning={turning} isSubmitShown={isSubmitShown} />
          {isSubmitShown && !isHandedIn ? (
            <Button
              variant="primary"
              className={styles.submit}
              busy={busyWord(isSubmitting, waiting)}
              onClick={singleClick(press)}
            >
              {waiting ? 'Send now' : 'Submit Activity'}
            </Button>
          ) : null}
        </div>
      </div>
      <GapsDialog isOpen={isAsking} gaps={gaps} onAnswer={answerGaps} onGoTo={turning.goTo} />
    </FootBar>
  );
}

/** Where the bar leads: to the first gap or, when there is none, to the question where the answers are submitted. */
function jumpOf(gap: Question | undefined, { isSingle, shown, last, open, goTo }: Turning) {
  const isAtEnd = shown === last;
  if (gap && (!isSingle || (isAtEnd && gap !== shown))) {
    return { question: gap, words: 'Go to the first question without an answer', follow: () => goTo(gap) };
  }
  if (gap || !isSingle || isAtEnd || !last) return undefined;
  return { question: last, words: 'All answered. Go to the end', follow: () => open(last) };
}

function busyWord(isSubmitting: boolean, waiting: QueueEntry | undefined): string | undefined {
  if (isSubmitting) return 'Submitting…';
  return waiting?.isSending ? 'Sending…' : undefined;
}
