import { beforeEach, expect, test, vi } from 'vitest';
import { contentsOf, memoryCaches } from './memory-caches.ts';

/** Imports a fresh module, as each page has; tabs share a lock. */
const openPage = () => import('#lib/response-caches.ts');
const ofLwazi = 'springbyte-responses-lwazi';
const ofZola = 'springbyte-responses-zola';

let storage: CacheStorage;
let locked: Promise<unknown>;
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

test('creates no cache unless enabled, and removes earlier ones', async () => {
  await storage.open(ofLwazi);
  await storage.open('springbyte-assets /');
  page.setResponseCacheOwner('zola');
  expect(await names()).toEqual(['springbyte-assets /']);
});

test('creates a cache for each user, and removes it after the session', async () => {
  page.enableResponseCaching();
  expect(await names()).toEqual([]);
  page.setResponseCacheOwner('lwazi');
  expect(await names()).toEqual([ofLwazi]);
  page.setResponseCacheOwner('zola');
  expect(await names()).toEqual([ofZola]);
  page.setResponseCacheOwner(undefined);
  expect(await names()).toEqual([]);
});

test('keeps the cache for a newer token of the same user', async () => {
  page.enableResponseCaching();
  page.setResponseCacheOwner('lwazi');
  await locked;
  await (
    await storage.open(ofLwazi)
  ).put(
    'https://api.test/grades',
    new Response('[]', { headers: { [page.cachedAtHeader]: new Date().toISOString() } }),
  );
  page.setResponseCacheOwner('lwazi');
  await locked;
  expect(await contentsOf(storage)).toEqual({ [ofLwazi]: ['https://api.test/grades'] });
});

test('creates no cache for a user without an id', async () => {
  page.enableResponseCaching();
  page.setResponseCacheOwner('');
  expect(await names()).toEqual([]);
});

test('does not fail when the browser refuses caches', async () => {
  vi.spyOn(storage, 'keys').mockRejectedValue(
    new DOMException('The operation is insecure.', 'SecurityError'),
  );
  page.setResponseCacheOwner('lwazi');
  await expect(locked).rejects.toThrow('insecure');
});

test('uses a cache only during the session in which it was requested', async () => {
  page.enableResponseCaching();
  page.setResponseCacheOwner('lwazi');
  await locked;
  const withCache = page.currentResponseCache();
  const put = () => withCache?.((cache) => cache.put('https://api.test/grades', new Response('[]')));
  await put();
  expect(await contentsOf(storage)).toEqual({ [ofLwazi]: ['https://api.test/grades'] });
  page.setResponseCacheOwner('zola');
  await put();
  expect(await contentsOf(storage)).toEqual({ [ofZola]: [] });
});
