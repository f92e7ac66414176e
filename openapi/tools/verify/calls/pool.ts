/** The number of concurrent calls. Low, so that the run does not resemble an attack. */
export const concurrency = 4;

/**
 * Maps items concurrently, in order.
 * @param size number of concurrent tasks
 * @returns the results in the order of the items
 * @throws the first error of a task, after all started tasks have ended; no additional task is started
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
