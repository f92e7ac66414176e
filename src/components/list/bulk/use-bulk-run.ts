import { useEffect, useRef, useState } from 'react';
import { isProblem } from '#api/problem.ts';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { markup } from '#ui/overlay/markup.ts';
import { runForEach, type Outcome } from './run-for-each.ts';

export interface BulkEnd<Item> extends Omit<Outcome<Item, unknown>, 'done'> {
  name: 'ended';
  /** How many items were changed in all rounds. */
  done: number;
  /** The user left the page while it ran. */
  hasLeftPage: boolean;
}

export type BulkPhase<Item> =
  | { name: 'question' }
  | { name: 'running'; done: number; failed: number; isStopping: boolean }
  | BulkEnd<Item>;

/** An item that cannot be changed, as the client knows without a call. Another try would fail in the same way. */
export class CannotChangeError extends Error {
  override name = 'CannotChangeError';
}

/** All further items would fail as well: there is no connection, or the user has lost the permission. */
const isFatal = (error: unknown): boolean =>
  isProblem(error, 401) || isProblem(error, 403) || (isProblem(error) && error.reason === 'offline');

/** The items for which another try may succeed. */
export const unfinishedItems = <Item>({ failed, remaining }: BulkEnd<Item>): readonly Item[] => [
  ...failed.filter(({ error }) => !(error instanceof CannotChangeError)).map(({ item }) => item),
  ...remaining,
];

const leaveTexts = {
  title: 'Leave while this is running?',
  message: markup`It stops then. What is done stays done; the others are left as they are.`,
};

/**
 * Runs a change for each of several items.
 *
 * @param prepare called before each round; resolves to what changes one item
 * @param onEnd called after each round with its end and the changed items
 */
export function useBulkRun<Item>(
  items: readonly Item[],
  prepare: () => Promise<(item: Item) => Promise<Item>>,
  onEnd: (end: BulkEnd<Item>, changed: readonly Item[]) => void,
) {
  const [phase, setPhase] = useState<BulkPhase<Item>>({ name: 'question' });
  const stopper = useRef(new AbortController());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // No further change begins after the user has left the page.
      stopper.current.abort();
    };
  }, []);
  const { cancelConfirmation } = useLeaveConfirmation({
    message: () => (phase.name === 'running' ? leaveTexts : undefined),
  });

  const update = (change: { done?: number; failed?: number; isStopping?: boolean }) =>
    setPhase((last) => (last.name === 'running' ? { ...last, ...change } : last));
  const run = async (round: readonly Item[], doneBefore: number) => {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setPhase({ name: 'running', done: doneBefore, failed: 0, isStopping: false });
    const { done, ...rest } = await prepare().then(
      (work) =>
        runForEach({
          items: round,
          work,
          signal,
          isFatal,
          onProgress: (count) => update({ done: doneBefore + count.done, failed: count.failed }),
        }),
      (stoppedBy: unknown) => ({ done: [], failed: [], remaining: round, stoppedBy }),
    );
    const end: BulkEnd<Item> = {
      name: 'ended',
      done: doneBefore + done.length,
      hasLeftPage: !isMounted.current,
      ...rest,
    };
    setPhase(end);
    // The run has ended: leaving needs no confirmation.
    cancelConfirmation();
    onEnd(end, done);
  };
  return {
    phase,
    begin: () => void run(items, 0),
    /** Tries the failed items again, and continues with those not begun. */
    resume: (end: BulkEnd<Item>) => void run(unfinishedItems(end), end.done),
    stop: () => {
      stopper.current.abort();
      update({ isStopping: true });
    },
  };
}
