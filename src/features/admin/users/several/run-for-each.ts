/** Something that was done, and what came back. */
interface Success<Item, Result> {
  item: Item;
  result: Result;
}

/** Something that was not done, and why. */
export interface Failure<Item> {
  item: Item;
  error: unknown;
}

/** How a run has ended: each item is in one of the lists, in the order in which they were given. */
export interface Outcome<Item, Result> {
  done: readonly Success<Item, Result>[];
  failed: readonly Failure<Item>[];
  /** Never begun. */
  left: readonly Item[];
}

interface RunOptions<Item, Result> {
  items: readonly Item[];
  work: (item: Item) => Promise<Result>;
  /** How many are on their way at a time. */
  limit?: number;
  /** Begins no further item when it is aborted. What is on its way is waited for, so that it is known how it ended. */
  signal?: AbortSignal;
  /** Whether all that follow would fail as well: the run stops there. */
  isFatal?: (error: unknown) => boolean;
  /** Called after each item, with how many have ended so far. */
  onProgress?: (count: { done: number; failed: number }) => void;
}

/**
 * Does the same with one item after the other, a few at a time, begun in their order. What fails leaves the others
 * alone.
 *
 * @returns how each item has ended; never rejects
 */
export async function runForEach<Item, Result>({
  items,
  work,
  limit = 4,
  signal,
  isFatal = () => false,
  onProgress,
}: RunOptions<Item, Result>): Promise<Outcome<Item, Result>> {
  const done: [index: number, Success<Item, Result>][] = [];
  const failed: [index: number, Failure<Item>][] = [];
  let begun = 0;
  let isStopped = false;

  const takeNext = async (): Promise<void> => {
    if (begun === items.length || isStopped || signal?.aborted) return;
    const index = begun;
    const item = items[index] as Item;
    begun += 1;
    try {
      done.push([index, { item, result: await work(item) }]);
    } catch (error) {
      failed.push([index, { item, error }]);
      isStopped ||= isFatal(error);
    }
    onProgress?.({ done: done.length, failed: failed.length });
    await takeNext();
  };
  await Promise.all(Array.from({ length: limit }, takeNext));
  return { done: inOrder(done), failed: inOrder(failed), left: items.slice(begun) };
}

const inOrder = <Entry>(entries: readonly [index: number, entry: Entry][]): Entry[] =>
  entries.toSorted(([first], [second]) => first - second).map(([, entry]) => entry);
