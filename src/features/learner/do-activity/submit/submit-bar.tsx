import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isFinished, type Answers, type Stage } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { saveStatusOf, type SaveStatus } from '#answers/messages.ts';
import { isAnswered } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { QuestionLink } from '../../question-link.tsx';
import { singleClick } from '../../single-click.ts';
import { turnKeys } from '../one-at-a-time/use-turn-keys.ts';
import type { Turning } from '../one-at-a-time/use-turning.ts';
import { SaveStatusText } from './save-status.tsx';
import { SubmitFailure, SubmitWaiting } from './submit-messages.tsx';
import styles from './submit.module.css';

interface SubmitBarProps {
  answers: Answers;
  turning: Turning;
  /** A message about what happened in other tabs. */
  notice: ReactNode;
}

/** Stays at the foot of the window: how far the learner is, whether it is saved, and the way to hand it in. */
export function SubmitBar({ answers, turning, notice }: SubmitBarProps) {
  const { activityId, stage, isOnDevice } = answers;
  const [isAsking, setAsking] = useState(false);
  const [hasTriedAgain, setTriedAgain] = useState(false);
  const questions = answers.questions.filter(parseQuestion);
  const gaps = questions.filter((question) => !isAnswered(question));
  const answered = questions.length - gaps.length;
  const waiting = stage.name === 'waiting' ? stage : undefined;
  const isEditing = stage.name === 'editing';
  const failure = isEditing ? stage.failure : undefined;
  const jump = waiting || isFinished(answers) ? undefined : jumpOf(gaps[0], turning);

  const isSubmitShown = !turning.isSingle || turning.shown === turning.last || waiting !== undefined;

  const answerGaps = (anyway: boolean) => {
    setAsking(false);
    if (anyway) void learnerAnswers.submit(activityId);
  };

  const tryAgain = async () => {
    try {
      await learnerAnswers.sendNow();
    } finally {
      setTriedAgain(true);
    }
  };

  const press = () => {
    if (waiting) void tryAgain();
    else if (gaps.length > 0) setAsking(true);
    else void learnerAnswers.submit(activityId);
  };

  return (
    <FootBar label="Hand in" className={styles.bar}>
      {failure ? <SubmitFailure error={failure} className={styles.message} /> : null}
      <div role="status" className={styles.status}>
        {waiting ? (
          <SubmitWaiting
            stage={waiting}
            isOnDevice={isOnDevice}
            hasTriedAgain={hasTriedAgain}
            className={styles.message}
          />
        ) : null}
        {notice}
      </div>
      <div className={styles.row} data-single={turning.isSingle || undefined}>
        {turning.isSingle ? null : (
          <ProgressBeads done={answered} total={questions.length} className={styles.beads} />
        )}
        <p className={classNames('bold', styles.count)}>
          {answered} of {questions.length} answered
        </p>
        {jump ? (
          <div className={styles.jump}>
            <QuestionLink question={jump.question} onFollow={jump.follow}>
              {jump.words}
            </QuestionLink>
          </div>
        ) : null}
        {isEditing ? <SaveStatusText status={statusOf(answers, answered)} className={styles.saving} /> : null}
        <Row nowrap align="stretch" className={styles.buttons}>
          <TurnButtons turning={turning} isSubmitShown={isSubmitShown} />
          {isSubmitShown && stage.name !== 'superseded' ? (
            <Button
              variant="primary"
              className={styles.submit}
              busy={busyLabel(stage)}
              onClick={singleClick(press)}
            >
              {waiting ? 'Send now' : 'Submit Activity'}
            </Button>
          ) : null}
        </Row>
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

function statusOf(answers: Answers, answered: number): SaveStatus {
  const { stage } = answers;
  if (stage.name !== 'editing') return 'none';
  // 'Saved' would contradict 'Unable to save your answers'.
  if (stage.failure !== undefined && stage.save === 'saved') return 'none';
  return stage.save === 'untouched' && answered > 0 ? 'saved' : saveStatusOf(answers);
}

/** True until the result is on the screen. */
function busyLabel(stage: Stage): string | undefined {
  if (stage.name === 'submitting' || stage.name === 'submitted') return 'Submitting…';
  return stage.name === 'waiting' && stage.isSending ? 'Sending…' : undefined;
}

interface GapsDialogProps {
  isOpen: boolean;
  /** The questions that are not answered yet. */
  gaps: readonly Question[];
  /** True: submit anyway. False: keep going, at the first of the gaps. */
  onAnswer: (anyway: boolean) => void;
  onGoTo: (question: Question) => void;
}

/** Says how many questions are open before the answers are submitted; that is allowed (D-072). */
function GapsDialog({ isOpen, gaps, onAnswer, onGoTo }: GapsDialogProps) {
  const keepsGoing = useRef(false);
  const goOn = useEffectEvent(() => {
    if (keepsGoing.current && gaps[0]) onGoTo(gaps[0]);
    keepsGoing.current = false;
  });

  // The page behind can take the focus only when the dialog has let go of it.
  useEffect(() => {
    if (!isOpen) goOn();
  }, [isOpen]);

  const answer = (anyway: boolean) => {
    keepsGoing.current = !anyway;
    onAnswer(anyway);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Ready to submit?"
      message={
        gaps.length === 1
          ? markup`1 question is not answered yet.`
          : markup`${gaps.length} questions are not answered yet.`
      }
      confirmText="Submit anyway"
      cancelText="Keep going"
      tone="secondary"
      onAnswer={answer}
    />
  );
}

interface TurnButtonsProps {
  turning: Turning;
  /** The button to submit is the main one. */
  isSubmitShown: boolean;
}

/** The ways to the question before and to the next one, where they are shown one at a time. */
function TurnButtons({ turning, isSubmitShown }: TurnButtonsProps) {
  if (!turning.isSingle) return null;
  return (
    <>
      {turning.index > 0 ? (
        <Button
          square
          aria-label="Previous question"
          aria-keyshortcuts={turnKeys.previous}
          onPress={() => void turning.turn(-1)}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
      ) : null}
      {turning.shown === turning.last ? null : (
        <Button
          variant={isSubmitShown ? 'secondary' : 'primary'}
          square={isSubmitShown}
          className={isSubmitShown ? undefined : styles.next}
          aria-label="Next question"
          aria-keyshortcuts={turnKeys.next}
          onPress={() => void turning.turn(1)}
        >
          {isSubmitShown ? null : 'Next'}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
