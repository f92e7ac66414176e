import { isUnknownOutcome } from '#api/problem.ts';

interface Failure<Item> {
  item: Item;
  error: unknown;
}

/** How a run ended, each list in the order of the items. */
export interface Outcome<Item, Result> {
  done: readonly Result[];
  failed: readonly Failure<Item>[];
  /** Not begun, or refused for the reason that stopped the run. */
  remaining: readonly Item[];
  stoppedBy?: unknown;
}

interface RunOptions<Item, Result> {
  items: readonly Item[];
  work: (item: Item) => Promise<Result>;
  /** The maximum number of concurrent calls. */
  limit?: number;
  /** Aborting starts no further item; running calls are awaited, so that their outcome is known. */
  signal?: AbortSignal;
  /** Whether all further items would fail as well; stops the run. */
  isFatal?: (error: unknown) => boolean;
  onProgress?: (count: { done: number; failed: number }) => void;
}

/** Calls `work` for the items in order, a few at a time. A failure does not affect the other items; never rejects. */
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
      // After a lost connection, this item may have been changed.
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
