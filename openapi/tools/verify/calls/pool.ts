/** How many calls at a time: a server for testing should not be taken for one under attack. */
export const concurrency = 4;

/**
 * Works through the items in their order, several at a time.
 *
 * @param size how many at a time; with 1, one after the other
 * @returns the results in the order of the items
 * @throws what the work throws, when all that was begun has ended; nothing new is begun after that
 */
export async function pool<Item, Result>(
  size: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  const next = async (): Promise<void> => {
    const { value, done } = waiting.next();
    if (done || hasFailed) return;
    const [index, item] = value;
    try {
      results[index] = await work(item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    await next();
  };
  const ends = await Promise.allSettled(Array.from({ length: size }, next));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return results;
}
