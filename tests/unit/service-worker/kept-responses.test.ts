import { beforeEach, expect, test, vi } from 'vitest';
import { contentsOf, memoryCaches } from './memory-caches.ts';

/** What the page does with the caches of people: one after the other, under a lock that the worker respects as well. */
const openPage = () => import('#lib/kept-responses.ts');

let storage: CacheStorage;
let locked: Promise<unknown>;
/** A page that has just been opened. */
let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  storage = memoryCaches();
  locked = Promise.resolve();
  vi.stubGlobal('caches', storage);
  const request = (_name: string, work: () => Promise<unknown>) => {
    locked = locked.then(work);
    return locked;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.resetModules();
  page = await openPage();
});

const names = async () => {
  await locked;
  return Object.keys(await contentsOf(storage));
};

test('without a service worker nothing is opened, and what is left of a former one is removed', async () => {
  await storage.open(page.keptCacheOf('lwazi'));
  await storage.open('springbyte-assets /');
  page.keepResponsesOnlyOf('zola');
  expect(await names()).toEqual(['springbyte-assets /']);
});

test('each person has a cache as long as they are signed in', async () => {
  page.startKeepingResponses();
  expect(await names()).toEqual([]);
  page.keepResponsesOnlyOf('lwazi');
  expect(await names()).toEqual([page.keptCacheOf('lwazi')]);
  page.keepResponsesOnlyOf('zola');
  expect(await names()).toEqual([page.keptCacheOf('zola')]);
  page.keepResponsesOnlyOf(undefined);
  expect(await names()).toEqual([]);
});

test('a newer token of the same person leaves what is kept', async () => {
  page.startKeepingResponses();
  page.keepResponsesOnlyOf('lwazi');
  await locked;
  await (await storage.open(page.keptCacheOf('lwazi'))).put('https://api.test/grades', new Response('[]'));
  page.keepResponsesOnlyOf('lwazi');
  await locked;
  expect(await contentsOf(storage)).toEqual({ [page.keptCacheOf('lwazi')]: ['https://api.test/grades'] });
});

test('somebody without an id has none', async () => {
  page.startKeepingResponses();
  page.keepResponsesOnlyOf('');
  expect(await names()).toEqual([]);
});

test('a browser that refuses its caches is no reason to fail', async () => {
  vi.spyOn(storage, 'keys').mockRejectedValue(
    new DOMException('The operation is insecure.', 'SecurityError'),
  );
  page.keepResponsesOnlyOf('lwazi');
  await expect(locked).rejects.toThrow('insecure');
});
