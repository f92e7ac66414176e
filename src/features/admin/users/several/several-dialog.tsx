import { useEffect, useRef } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { formatCount } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { changeWords, whyFewer, type ChangeWords } from './change-words.ts';
import { userCount, type Affected, type Change } from './changes.ts';
import { Outcome, Progress, Question } from './several-parts.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useRun, type Ended } from './use-run.ts';

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
  const { phase, begin, goOn, stop } = useRun(change, users, (ended) => {
    if (isAllDone(ended)) {
      toast({ profile: 'app', tone: 'success', message: words.done(ended.done) });
      onClose([]);
    } else if (isGone.current) {
      toast({ profile: 'app', tone: 'warning', message: stoppedWords(words, ended) });
    }
  });
  useLeaveQuestion(phase.name === 'running');

  const dismiss = () => {
    if (phase.name === 'question') onClose();
    else if (phase.name === 'running') stop();
    else onClose(notDone(phase));
  };
  const isRunning = phase.name === 'running';
  const title = {
    question: words.question,
    running: words.running,
    ended: phase.name === 'ended' && phase.failed.length === 0 ? 'Stopped' : 'Not all of it was done',
  }[phase.name];
  return (
    <Dialog
      isOpen
      keepOpen
      onOpenChange={(isOpen) => isOpen || dismiss()}
      title={title}
      footer={
        <>
          {/* The same two buttons all the way, so that the focus stays where it is. */}
          <Button autoFocus busy={isRunning && phase.isStopping ? 'Stopping…' : undefined} onPress={dismiss}>
            {{ question: 'Cancel', running: 'Stop', ended: 'Leave it at that' }[phase.name]}
          </Button>
          <Button
            variant={change.kind === 'take' ? 'danger' : 'primary'}
            busy={isRunning ? words.busy : undefined}
            onPress={() => (phase.name === 'ended' ? goOn(phase) : begin())}
          >
            {phase.name === 'ended' ? goOnWords(phase) : words.begin}
          </Button>
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

const notDone = ({ failed, left }: Ended): readonly AdminUser[] => [
  ...failed.map(({ item }) => item),
  ...left,
];

function goOnWords({ failed, left }: Ended): string {
  if (left.length > 0) return `Carry on with the other ${formatCount(failed.length + left.length)}`;
  return failed.length === 1 ? 'Try this one again' : `Try these ${formatCount(failed.length)} again`;
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
