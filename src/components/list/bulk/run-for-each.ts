import { isUnknownOutcome } from '#api/problem.ts';

interface Failure<Item> {
  item: Item;
  error: unknown;
}

/** The outcome of a run. Each list has the order of the items. */
export interface Outcome<Item, Result> {
  done: readonly Result[];
  failed: readonly Failure<Item>[];
  /** Items that were not started, or failed for the reason that stopped the run. */
  remaining: readonly Item[];
  stoppedBy?: unknown;
}

interface RunOptions<Item, Result> {
  items: readonly Item[];
  work: (item: Item) => Promise<Result>;
  limit?: number;
  /** After an abort, no other item is started; the outcome of running calls is awaited. */
  signal?: AbortSignal;
  /** Whether all remaining items would fail as well. If true, the run stops. */
  isFatal?: (error: unknown) => boolean;
  onProgress?: (count: { done: number; failed: number }) => void;
}

/** Calls `work` for the items in order, with limited concurrency. A failure does not affect other items. Never rejects. */
export async function runForEach<Item, Result>({
  items,
  work,
  limit = 4,
  signal,
  isFatal = () => false,
  onProgress,
}: RunOptions<Item, Result>): Promise<Outcome<Item, Result>> {
  const done = new Map<number, Result>();
  const failed = new Map<number, Failure<Item>>();
  let stop: { stoppedBy: unknown } | undefined;
  const waiting = items.entries();

  const takeNext = async (): Promise<void> => {
    const next = stop || signal?.aborted ? undefined : waiting.next().value;
    if (!next) return;
    const [index, item] = next;
    try {
      done.set(index, await work(item));
    } catch (error) {
      if (isFatal(error)) stop ??= { stoppedBy: error };
      // The item may have been changed if the connection was lost during the call.
      if (!isFatal(error) || isUnknownOutcome(error)) failed.set(index, { item, error });
    }
    onProgress?.({ done: done.size, failed: failed.size });
    await takeNext();
  };
  await Promise.all(Array.from({ length: limit }, takeNext));
  return {
    done: inOrder(done),
    failed: inOrder(failed),
    remaining: items.filter((_item, index) => !done.has(index) && !failed.has(index)),
    ...stop,
  };
}

const inOrder = <Value>(values: ReadonlyMap<number, Value>): Value[] =>
  [...values].toSorted(([first], [second]) => first - second).map(([, value]) => value);
