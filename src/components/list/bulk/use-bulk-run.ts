import { useEffect, useRef, useState } from 'react';
import { isProblem } from '#api/problem.ts';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { markup } from '#ui/overlay/markup.ts';
import { runForEach, type Outcome } from './run-for-each.ts';

export interface BulkEnd<Item> extends Omit<Outcome<Item, unknown>, 'done'> {
  name: 'ended';
  /** Number of items changed in all rounds. */
  done: number;
  hasLeftPage: boolean;
}

export type BulkPhase<Item> =
  | { name: 'question' }
  | { name: 'running'; done: number; failed: number; isStopping: boolean }
  | BulkEnd<Item>;

/** Thrown, without a call, for an item that cannot be changed. The item is not retried. */
export class CannotChangeError extends Error {
  override name = 'CannotChangeError';
}

/** Without a connection or permission, all remaining items would fail as well. */
const isFatal = (error: unknown): boolean =>
  isProblem(error, 401) || isProblem(error, 403) || (isProblem(error) && error.reason === 'offline');

/** Returns the items for which another attempt may succeed. */
export const unfinishedItems = <Item>({ failed, remaining }: BulkEnd<Item>): readonly Item[] => [
  ...failed.filter(({ error }) => !(error instanceof CannotChangeError)).map(({ item }) => item),
  ...remaining,
];

const leaveTexts = {
  title: 'Leave while this is running?',
  message: markup`If you leave, no other changes are made. Changes that were already made are kept.`,
};

export function useBulkRun<Item>(
  items: readonly Item[],
  prepare: () => Promise<(item: Item) => Promise<Item>>,
  onEnd: (end: BulkEnd<Item>, changed: readonly Item[]) => void,
) {
  const [phase, setPhase] = useState<BulkPhase<Item>>({ name: 'question' });
  const controller = useRef(new AbortController());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Start no other change after the user has left the page.
      controller.current.abort();
    };
  }, []);
  const { cancelConfirmation } = useLeaveConfirmation({
    message: () => (phase.name === 'running' ? leaveTexts : undefined),
  });

  const update = (change: { done?: number; failed?: number; isStopping?: boolean }) =>
    setPhase((last) => (last.name === 'running' ? { ...last, ...change } : last));
  const run = async (round: readonly Item[], doneBefore: number) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
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
    cancelConfirmation();
    onEnd(end, done);
  };
  return {
    phase,
    begin: () => void run(items, 0),
    resume: (end: BulkEnd<Item>) => void run(unfinishedItems(end), end.done),
    stop: () => {
      controller.current.abort();
      update({ isStopping: true });
    },
  };
}
