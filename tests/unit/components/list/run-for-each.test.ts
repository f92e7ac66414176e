import { describe, expect, test } from 'vitest';
import { runForEach } from '#components/list/bulk/run-for-each.ts';

const tenItems = Array.from({ length: 10 }, (_, index) => index);

/** Creates a work function whose calls the test settles. */
function createManualWork() {
  const begun: number[] = [];
  const endings = new Map<number, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (item: number) => {
      begun.push(item);
      const ending = Promise.withResolvers<string>();
      endings.set(item, ending);
      return ending.promise;
    },
    succeed: async (...items: number[]) => {
      for (const item of items) endings.get(item)?.resolve(`done ${item}`);
      await settled();
    },
    fail: async (item: number, error: unknown) => {
      endings.get(item)?.reject(error);
      await settled();
    },
  };
}

/** Resolves after all pending promise callbacks. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('runForEach', () => {
  test('starts the items in order and limits concurrency', async () => {
    const { begun, work, succeed } = createManualWork();
    const run = runForEach({ items: tenItems, work, limit: 3 });
    expect(begun).toEqual([0, 1, 2]);
    await succeed(1);
    expect(begun).toEqual([0, 1, 2, 3]);
    await succeed(0, 2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    await succeed(3, 4, 5);
    await succeed(6, 7, 8);
    await succeed(9);
    expect((await run).done).toEqual(tenItems.map((item) => `done ${item}`));
  });

  test('returns the outcome in the order of the items', async () => {
    const { work, succeed } = createManualWork();
    const run = runForEach({ items: [7, 3, 5], work });
    await succeed(5);
    await succeed(7, 3);
    expect(await run).toEqual({
      done: ['done 7', 'done 3', 'done 5'],
      failed: [],
      remaining: [],
    });
  });

  test('ends at once without items', async () => {
    expect(await runForEach({ items: [], work: () => Promise.reject(new Error('never')) })).toEqual({
      done: [],
      failed: [],
      remaining: [],
    });
  });

  test('continues after a failure and returns its reason', async () => {
    const isBad = (item: number) => item % 4 === 1;
    const { done, failed, remaining } = await runForEach({
      items: tenItems,
      work: (item) => (isBad(item) ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve(item)),
    });
    expect(done).toEqual(tenItems.filter((item) => !isBad(item)));
    expect(failed).toEqual([1, 5, 9].map((item) => ({ item, error: new Error(`no ${item}`) })));
    expect(remaining).toEqual([]);
  });

  test('accepts the failed items for another run', async () => {
    let isDown = true;
    const work = (item: number) =>
      isDown && item > 6 ? Promise.reject(new Error('down')) : Promise.resolve(item);
    const first = await runForEach({ items: tenItems, work });
    isDown = false;
    const second = await runForEach({ items: first.failed.map(({ item }) => item), work });
    expect(second.done).toEqual([7, 8, 9]);
    expect(second.failed).toEqual([]);
  });

  test('reports work that throws synchronously as failed', async () => {
    const work = () => {
      throw new Error('at once');
    };
    expect((await runForEach({ items: [1], work })).failed).toHaveLength(1);
  });

  test('starts no other item after a fatal failure, and waits for running items', async () => {
    const { begun, work, succeed, fail } = createManualWork();
    const run = runForEach({ items: tenItems, work, limit: 2, isFatal: (error) => error === 'signed out' });
    await fail(0, 'signed out');
    expect(begun).toEqual([0, 1]);
    await succeed(1);
    expect(await run).toEqual({
      done: ['done 1'],
      failed: [],
      remaining: [0, 2, 3, 4, 5, 6, 7, 8, 9],
      stoppedBy: 'signed out',
    });
  });

  test('starts no other item after an abort, and returns done, failed and remaining items', async () => {
    const { begun, work, succeed, fail } = createManualWork();
    const controller = new AbortController();
    const run = runForEach({ items: tenItems, work, limit: 3, signal: controller.signal });
    await succeed(0);
    controller.abort();
    await succeed(1, 3);
    await fail(2, 'no');
    expect(begun).toEqual([0, 1, 2, 3]);
    const { done, failed, remaining } = await run;
    expect(done).toEqual(['done 0', 'done 1', 'done 3']);
    expect(failed).toEqual([{ item: 2, error: 'no' }]);
    expect(remaining).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('starts no item if the signal is already aborted', async () => {
    const { begun, work } = createManualWork();
    const { remaining } = await runForEach({ items: tenItems, work, signal: AbortSignal.abort() });
    expect(begun).toEqual([]);
    expect(remaining).toEqual(tenItems);
  });

  test('reports the counts after each item', async () => {
    const seen: [done: number, failed: number][] = [];
    await runForEach({
      items: [1, 2, 3],
      work: (item) => (item === 2 ? Promise.reject(new Error('no')) : Promise.resolve()),
      limit: 1,
      onProgress: ({ done, failed }) => seen.push([done, failed]),
    });
    expect(seen).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });
});
