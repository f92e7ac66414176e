import { useMemo } from 'react';
import { create } from 'zustand';
import { isUnknownOutcome } from '#api/problem.ts';
import { problemText, type ProblemTextOverrides } from '#components/problem-text.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { delayCall } from '../../delayed-call.ts';

export interface Deletion {
  id: string;
  /** For example 'Rosebank Campus'. */
  name: string;
  /** Calls the server. */
  run: () => Promise<unknown>;
  success: string;
  problem?: ProblemTextOverrides;
}

interface Deletions {
  /** The deletion that can be undone. */
  pending?: { deletion: Deletion; cancel: () => void } | undefined;
  /** Ids of records whose deletion has been sent. */
  sending: readonly string[];
}

const useDeletions = create<Deletions>(() => ({ sending: [] }));

export const usePendingDeletion = (): Deletion | undefined =>
  useDeletions(({ pending }) => pending?.deletion);

/** Returns the records without those whose deletion is pending or has been sent. */
export function useRemaining<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const { pending, sending } = useDeletions();
  const pendingId = pending?.deletion.id;
  return useMemo(
    () =>
      pendingId === undefined && sending.length === 0
        ? rows
        : rows.filter(({ id }) => id !== pendingId && !sending.includes(id)),
    [rows, pendingId, sending],
  );
}

/** Hides the record and deletes it after `undoDelay`. Sends the previous deletion at once. */
export function scheduleDeletion(deletion: Deletion): void {
  void sendPendingDeletion();
  const cancel = delayCall({
    send: sendPendingDeletion,
    onSessionEnd: () => {
      useDeletions.setState({ pending: undefined });
      const message = 'Your session ended before. Log in and delete it again.';
      toast({ profile: 'app', tone: 'warning', title: `${deletion.name} was not deleted`, message });
    },
  });
  useDeletions.setState({ pending: { deletion, cancel } });
}

export function undoDeletion(): void {
  useDeletions.getState().pending?.cancel();
  useDeletions.setState({ pending: undefined });
}

/** Resolves when the server has responded; never rejects. */
export async function sendPendingDeletion(): Promise<void> {
  const { pending, sending } = useDeletions.getState();
  if (!pending) return;
  pending.cancel();
  const { id, name, run, success, problem } = pending.deletion;
  useDeletions.setState({ pending: undefined, sending: [...sending, id] });
  try {
    await run();
    toast({ profile: 'app', tone: 'success', message: success });
  } catch (error) {
    const { title, advice } = problemText(error, problem);
    const headline = isUnknownOutcome(error)
      ? `We do not know whether ${name} was deleted`
      : `${name} was not deleted`;
    toast({ profile: 'app', tone: 'error', title: headline, message: `${title}. ${advice}`.trim() });
  }
  useDeletions.setState(({ sending: current }) => ({ sending: current.filter((other) => other !== id) }));
}
