import { useEffect, useRef } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { useFocusAfter } from '#components/page/focus/use-focus-after.ts';
import { useLeaveQuestion } from '#components/page/use-leave-question.ts';
import { formatCount } from '#lib/numbers.ts';
import { currentSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { changeWords, whyFewer, type ChangeWords } from './change-words.ts';
import { userCount, type Affected, type Change } from './changes.ts';
import { Outcome, Progress, Question } from './several-parts.tsx';
import { stillToDo, useRun, type Ended } from './use-run.ts';

export interface SeveralDialogProps {
  change: Change;
  /** Whom of those who were chosen it is for. */
  affected: Affected;
  /** @param notDone those for whom there is still something to do; undefined when nothing was begun */
  onClose: (notDone?: readonly AdminUser[]) => void;
}

/** One change to several accounts, in one dialog from the question to its end: how many and whom, how far, what failed. */
export function SeveralDialog({ change, affected, onClose }: SeveralDialogProps) {
  const { users } = affected;
  const words = changeWords(change, users.length);
  const isGone = useIsGone();
  const { phase, begin, goOn, stop } = useRun(change, users, (ended, changed) => {
    // The menu reads what one may do in the token.
    if (changed.some(({ id }) => id === currentSession()?.id)) void refreshClaims();
    if (isAllDone(ended)) {
      toast({ profile: 'app', tone: 'success', message: words.done(ended.done) });
      onClose([]);
    } else if (isGone.current) {
      toast({ profile: 'app', tone: 'warning', message: stoppedWords(words, ended) });
    }
  });
  useFocusAfter();

  const dismiss = () => {
    if (phase.name === 'question') onClose();
    else if (phase.name === 'running') stop();
    else onClose(stillToDo(phase));
  };
  const isRunning = phase.name === 'running';
  useQuestionWhile(isRunning);
  // Nothing that another try could bring.
  const isOver = phase.name === 'ended' && stillToDo(phase).length === 0;
  const title = {
    question: words.question,
    running: words.running,
    ended: phase.name === 'ended' && phase.failed.length === 0 ? 'Stopped' : 'Some changes were not made',
  }[phase.name];
  return (
    <Dialog
      isOpen
      keepOpen
      onOpenChange={(isOpen) => isOpen || dismiss()}
      title={title}
      footer={
        <>
          {isOver ? (
            <Button autoFocus variant="primary" onPress={dismiss}>
              OK
            </Button>
          ) : (
            <>
              {/* The same two buttons all the way, so that the focus stays where it is. */}
              <Button
                autoFocus
                busy={isRunning && phase.isStopping ? 'Stopping…' : undefined}
                onPress={dismiss}
              >
                {{ question: 'Cancel', running: 'Stop', ended: 'Leave the rest' }[phase.name]}
              </Button>
              <Button
                variant={change.kind === 'take' ? 'danger' : 'primary'}
                busy={isRunning ? words.busy : undefined}
                onPress={() => (phase.name === 'ended' ? goOn(phase) : begin())}
              >
                {phase.name === 'ended' ? goOnWords(phase) : words.begin}
              </Button>
            </>
          )}
        </>
      }
    >
      {phase.name === 'question' ? (
        <Question users={users} effect={words.effect} notes={whyFewer(change, affected)} />
      ) : null}
      {phase.name === 'running' ? <Progress label={words.running} total={users.length} {...phase} /> : null}
      {phase.name === 'ended' ? <Outcome ended={phase} words={words} total={users.length} /> : null}
    </Dialog>
  );
}

const isAllDone = ({ failed, left }: Ended): boolean => failed.length === 0 && left.length === 0;

function goOnWords(ended: Ended): string {
  const count = stillToDo(ended).length;
  if (ended.left.length > 0) return `Carry on with the other ${formatCount(count)}`;
  return count === 1 ? 'Try this one again' : `Try these ${formatCount(count)} again`;
}

/** For somebody who has gone elsewhere meanwhile. */
const stoppedWords = (words: ChangeWords, { done, failed, left }: Ended): string =>
  `Stopped. ${words.done(done)} Not done: ${userCount(failed.length + left.length)}.`;

/** Whether the dialog is not in the page any more. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

/** Asks before the page is left while the changes are being made. When they have ended, there is nothing left to ask. */
function useQuestionWhile(isRunning: boolean) {
  const { dropQuestion } = useLeaveQuestion({ words: () => (isRunning ? leaveWhileRunning : undefined) });
  useEffect(() => {
    if (isRunning) return dropQuestion;
  }, [dropQuestion, isRunning]);
}

const leaveWhileRunning = {
  title: 'Leave while this is running?',
  message: markup`It stops then. What is done stays done; the others are left as they are.`,
};
