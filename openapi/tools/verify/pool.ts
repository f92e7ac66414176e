/**
 * Works through the items in their order, several at a time.
 *
 * @param size how many at a time; with 1, one after the other
 * @returns the results in the order of the items
 * @throws what the work throws; nothing new is begun after that
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
  await Promise.all(Array.from({ length: size }, next));
  return results;
}
