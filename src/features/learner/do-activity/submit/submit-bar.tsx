import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isFinished, type Answers, type Stage } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { saveStatusOf, type SaveStatus } from '#answers/messages.ts';
import { isAnswered } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { QuestionLink } from '../../question-link.tsx';
import { singleClick } from '../../single-click.ts';
import { pagerKeys } from '../one-at-a-time/use-pager-keys.ts';
import type { QuestionPager } from '../one-at-a-time/use-question-pager.ts';
import { SaveStatusText } from './save-status.tsx';
import { SubmitFailure, SubmitWaiting } from './submit-messages.tsx';
import styles from './submit.module.css';

interface SubmitBarProps {
  answers: Answers;
  pager: QuestionPager;
  notice: ReactNode;
}

export function SubmitBar({ answers, pager, notice }: SubmitBarProps) {
  const { activityId, stage, isOnDevice } = answers;
  const [isAsking, setAsking] = useState(false);
  const [hasTriedAgain, setTriedAgain] = useState(false);
  const questions = answers.questions.filter(parseQuestion);
  const unanswered = questions.filter((question) => !isAnswered(question));
  const answered = questions.length - unanswered.length;
  const waiting = stage.name === 'waiting' ? stage : undefined;
  const isEditing = stage.name === 'editing';
  const failure = isEditing ? stage.failure : undefined;
  const jumpLink = waiting || isFinished(answers) ? undefined : getJumpLink(unanswered[0], pager);

  const isSubmitShown = !pager.isSingle || pager.shown === pager.last || waiting !== undefined;

  const submit = async () => {
    if (isAsking) return;
    setAsking(true);
    const [first] = unanswered;
    const isAgreed = !first || (await confirmUnanswered(unanswered.length, () => pager.goTo(first)));
    setAsking(false);
    if (isAgreed) void learnerAnswers.submit(activityId);
  };

  const tryAgain = async () => {
    try {
      await learnerAnswers.sendNow();
    } finally {
      setTriedAgain(true);
    }
  };

  const sendOrSubmit = () => {
    if (waiting) void tryAgain();
    else void submit();
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
      <div className={styles.row} data-single={pager.isSingle || undefined}>
        <Row nowrap gap={4} className={styles.count}>
          {pager.isSingle ? null : (
            <ProgressBeads done={answered} total={questions.length} className={styles.beads} />
          )}
          <p className="bold">
            {answered} of {questions.length} answered
          </p>
        </Row>
        {jumpLink ? (
          <div className={styles.jump}>
            <QuestionLink question={jumpLink.question} onFollow={jumpLink.onFollow}>
              {jumpLink.label}
            </QuestionLink>
          </div>
        ) : null}
        {isEditing ? (
          <SaveStatusText status={getSaveStatus(answers, answered)} className={styles.saving} />
        ) : null}
        <Row nowrap align="stretch" className={styles.buttons}>
          <PagerButtons pager={pager} isSubmitShown={isSubmitShown} />
          {isSubmitShown && stage.name !== 'superseded' ? (
            <Button
              variant="primary"
              className={styles.submit}
              busy={busyLabel(stage)}
              onClick={singleClick(sendOrSubmit)}
            >
              {waiting ? 'Send now' : 'Submit Activity'}
            </Button>
          ) : null}
        </Row>
      </div>
    </FootBar>
  );
}

/** Links to the first unanswered question. If all are answered, links to the last one, which has the submit button. */
function getJumpLink(
  firstUnanswered: Question | undefined,
  { isSingle, shown, last, open, goTo }: QuestionPager,
) {
  const isAtEnd = shown === last;
  if (firstUnanswered && (!isSingle || (isAtEnd && firstUnanswered !== shown))) {
    return {
      question: firstUnanswered,
      label: 'Go to the first question without an answer',
      onFollow: () => goTo(firstUnanswered),
    };
  }
  if (firstUnanswered || !isSingle || isAtEnd || !last) return undefined;
  return { question: last, label: 'All answered. Go to the end', onFollow: () => open(last) };
}

function getSaveStatus(answers: Answers, answered: number): SaveStatus {
  const { stage } = answers;
  if (stage.name !== 'editing') return 'none';
  // The alert about the submission reports the same failure, and 'Saved' would contradict it.
  if (stage.failure !== undefined) return 'none';
  return stage.save === 'untouched' && answered > 0 ? 'saved' : saveStatusOf(answers);
}

function busyLabel(stage: Stage): string | undefined {
  if (stage.name === 'submitting' || stage.name === 'submitted') return 'Submitting…';
  return stage.name === 'waiting' && stage.isSending ? 'Sending…' : undefined;
}

/** Asks before submitting with unanswered questions, which is allowed (D-072). */
async function confirmUnanswered(count: number, resume: () => void): Promise<boolean> {
  const { pathname } = location;
  return confirm({
    title: 'Ready to submit?',
    message:
      count === 1
        ? markup`1 question is not answered yet.`
        : markup`${count} questions are not answered yet.`,
    confirmText: 'Submit anyway',
    cancelText: 'Keep going',
    tone: 'secondary',
    // Leaving the page also closes the dialog.
    moveFocus: (isConfirmed) => {
      if (!isConfirmed && location.pathname === pathname) resume();
    },
  });
}

interface PagerButtonsProps {
  pager: QuestionPager;
  isSubmitShown: boolean;
}

function PagerButtons({ pager, isSubmitShown }: PagerButtonsProps) {
  if (!pager.isSingle) return null;
  return (
    <>
      {pager.index > 0 ? (
        <Button
          square
          aria-label="Previous question"
          aria-keyshortcuts={pagerKeys.previous}
          onPress={() => void pager.turn(-1)}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
      ) : null}
      {pager.shown === pager.last ? null : (
        <Button
          variant={isSubmitShown ? 'secondary' : 'primary'}
          square={isSubmitShown}
          className={isSubmitShown ? undefined : styles.next}
          aria-label="Next question"
          aria-keyshortcuts={pagerKeys.next}
          onPress={() => void pager.turn(1)}
        >
          {isSubmitShown ? null : 'Next'}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
