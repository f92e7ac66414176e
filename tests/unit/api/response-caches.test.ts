import { beforeEach, expect, test, vi } from 'vitest';
import { listCachedUrls, createMemoryCaches } from './memory-caches.ts';

/** Imports a new copy of the module, like a new page. */
const openPage = () => import('#lib/response-caches.ts');
const ofLwazi = 'springbyte-responses-lwazi';
const ofZola = 'springbyte-responses-zola';

let storage: CacheStorage;
let locked: Promise<unknown>;
let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  storage = createMemoryCaches();
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

const listCacheNames = async () => {
  await locked;
  return Object.keys(await listCachedUrls(storage));
};

test('setResponseCacheOwner creates no cache unless caching is enabled, and removes earlier caches', async () => {
  await storage.open(ofLwazi);
  await storage.open('springbyte-assets /');
  page.setResponseCacheOwner('zola');
  expect(await listCacheNames()).toEqual(['springbyte-assets /']);
});

test('setResponseCacheOwner creates a cache for each user, and removes it after the session', async () => {
  page.enableResponseCaching();
  expect(await listCacheNames()).toEqual([]);
  page.setResponseCacheOwner('lwazi');
  expect(await listCacheNames()).toEqual([ofLwazi]);
  page.setResponseCacheOwner('zola');
  expect(await listCacheNames()).toEqual([ofZola]);
  page.setResponseCacheOwner(undefined);
  expect(await listCacheNames()).toEqual([]);
});

test('setResponseCacheOwner keeps the cache when the same user is set again', async () => {
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
  expect(await listCachedUrls(storage)).toEqual({ [ofLwazi]: ['https://api.test/grades'] });
});

test('setResponseCacheOwner creates no cache for a user without an id', async () => {
  page.enableResponseCaching();
  page.setResponseCacheOwner('');
  expect(await listCacheNames()).toEqual([]);
});

test('setResponseCacheOwner does not throw when the browser denies access to caches', async () => {
  vi.spyOn(storage, 'keys').mockRejectedValue(
    new DOMException('The operation is insecure.', 'SecurityError'),
  );
  page.setResponseCacheOwner('lwazi');
  await expect(locked).rejects.toThrow('insecure');
});

test('currentResponseCache returns a function that uses the cache only during the current session', async () => {
  page.enableResponseCaching();
  page.setResponseCacheOwner('lwazi');
  await locked;
  const withCache = page.currentResponseCache();
  const put = () => withCache?.((cache) => cache.put('https://api.test/grades', new Response('[]')));
  await put();
  expect(await listCachedUrls(storage)).toEqual({ [ofLwazi]: ['https://api.test/grades'] });
  page.setResponseCacheOwner('zola');
  await put();
  expect(await listCachedUrls(storage)).toEqual({ [ofZola]: [] });
});
