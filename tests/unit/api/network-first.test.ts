import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportOnline, useConnection } from '#api/connection.ts';
import { networkFirst, readableOffline } from '#api/network-first.ts';
import { Problem } from '#api/problem.ts';
import { setResponseCacheOwner, enableResponseCaching } from '#lib/response-caches.ts';
import { clock } from '#lib/time/clock.ts';
import { listCachedUrls, createMemoryCaches } from './memory-caches.ts';

const start = new Date('2025-05-15T13:08:00Z');
const day = 86_400_000;
const offline = new Problem(0, '', { reason: 'offline' });
const ofLwazi = 'springbyte-responses-lwazi';

let storage: CacheStorage;
let send: () => Promise<unknown>;

beforeEach(async () => {
  vi.useFakeTimers({ now: start });
  clock.device = () => new Date();
  storage = createMemoryCaches();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('navigator', {});
  send = () => Promise.resolve('fresh');
  reportOnline();
  enableResponseCaching();
  setResponseCacheOwner('lwazi');
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  setResponseCacheOwner(undefined);
  vi.useRealTimers();
});

/** A new page with an empty query cache. */
function openPage() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: networkFirst } },
  });
  const query = (queryKey: QueryKey, meta = readableOffline) => ({ queryKey, meta, queryFn: () => send() });
  return {
    client,
    loadGrades: (meta?: { readableOffline: boolean }) => client.query(query(['grades'], meta)),
    loadTopic: (id: string) => client.query(query(['topics', id])),
  };
}

async function loadAndCache(): Promise<void> {
  await openPage().loadGrades();
  await vi.advanceTimersByTimeAsync(0);
}

describe('networkFirst with a connection', () => {
  test('returns the response of the server', async () => {
    await loadAndCache();
    send = () => Promise.resolve('newer');
    expect(await openPage().loadGrades()).toBe('newer');
    expect(useConnection.getState().cachedAt).toBeUndefined();
  });

  test.each([
    { status: 401, isKept: false },
    { status: 403, isKept: false },
    { status: 404, isKept: false },
    { status: 402, isKept: true },
    { status: 429, isKept: true },
    { status: 500, isKept: true },
  ])('throws a $status (keeps the cached response: $isKept)', async ({ status, isKept }) => {
    await loadAndCache();
    send = () => Promise.reject(new Problem(status, ''));
    await expect(openPage().loadGrades()).rejects.toMatchObject({ status });
    await vi.advanceTimersByTimeAsync(0);
    expect((await listCachedUrls(storage))[ofLwazi]).toHaveLength(isKept ? 1 : 0);
  });
});

describe('networkFirst offline', () => {
  test('returns the cached response, and reports its date', async () => {
    await loadAndCache();
    vi.advanceTimersByTime(60_000);
    send = () => Promise.reject(offline);
    expect(await openPage().loadGrades()).toBe('fresh');
    expect(useConnection.getState().cachedAt).toEqual(start);
  });

  test('prefers data in memory, which may be newer', async () => {
    const { client, loadGrades } = openPage();
    await loadGrades();
    client.setQueryData(['grades'], 'changed here');
    send = () => Promise.reject(offline);
    expect(await loadGrades()).toBe('changed here');
    expect(useConnection.getState().cachedAt).toEqual(start);
  });

  test('reports the date of the response again on a refetch', async () => {
    await loadAndCache();
    send = () => Promise.reject(offline);
    const { client, loadGrades } = openPage();
    await loadGrades();
    vi.advanceTimersByTime(3 * day);
    useConnection.setState({ cachedAt: undefined });
    await client.refetchQueries();
    await loadGrades();
    expect(useConnection.getState().cachedAt).toEqual(start);
  });

  test('throws without a cached response', async () => {
    send = () => Promise.reject(offline);
    await expect(openPage().loadGrades()).rejects.toBe(offline);
  });

  test('throws when only another user has cached the response', async () => {
    await loadAndCache();
    setResponseCacheOwner('zola');
    send = () => Promise.reject(offline);
    await expect(openPage().loadGrades()).rejects.toBe(offline);
  });

  test('throws after four weeks, and the next session removes the response', async () => {
    await loadAndCache();
    send = () => Promise.reject(offline);
    vi.setSystemTime(start.getTime() + 27.9 * day);
    expect(await openPage().loadGrades()).toBe('fresh');
    vi.setSystemTime(start.getTime() + 28 * day);
    await expect(openPage().loadGrades()).rejects.toBe(offline);
    setResponseCacheOwner('lwazi');
    await vi.advanceTimersByTimeAsync(0);
    expect(await listCachedUrls(storage)).toEqual({ [ofLwazi]: [] });
  });
});

describe('networkFirst with a slow connection', () => {
  /** Returns a function that releases the response. */
  function slowServer() {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    send = () => promise;
    return async (data: unknown) => {
      resolve(data);
      await vi.advanceTimersByTimeAsync(0);
    };
  }

  test('returns the cached response after 5 seconds, and updates the query with the late response', async () => {
    await loadAndCache();
    const respond = slowServer();
    const { client, loadGrades } = openPage();
    const loading = loadGrades();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loading).toBe('fresh');
    await respond('late');
    expect(client.getQueryData(['grades'])).toBe('late');
  });

  test('does not replace newer data with the late response', async () => {
    await loadAndCache();
    const respond = slowServer();
    const { client, loadGrades } = openPage();
    const loading = loadGrades();
    await vi.advanceTimersByTimeAsync(5000);
    await loading;
    client.setQueryData(['grades'], 'changed');
    await respond('late');
    expect(client.getQueryData(['grades'])).toBe('changed');
  });

  test('waits for the server when there is no cached response', async () => {
    const respond = slowServer();
    const loading = openPage().loadGrades();
    await vi.advanceTimersByTimeAsync(20_000);
    await respond('slow');
    expect(await loading).toBe('slow');
  });

  test('waits for the server after a mutation', async () => {
    await loadAndCache();
    const respond = slowServer();
    const { client, loadGrades } = openPage();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve('changed') });
    await mutation.execute(undefined);
    const loading = loadGrades();
    await vi.advanceTimersByTimeAsync(20_000);
    await respond('changed');
    expect(await loading).toBe('changed');
  });
});

describe('networkFirst with a call that times out', () => {
  const timeout = new Problem(0, '', { reason: 'timeout' });

  test('returns the cached response after a mutation, and reports its date', async () => {
    await loadAndCache();
    vi.advanceTimersByTime(60_000);
    const { client, loadGrades } = openPage();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve('changed') });
    await mutation.execute(undefined);
    send = () => Promise.reject(timeout);
    expect(await loadGrades()).toBe('fresh');
    expect(useConnection.getState().cachedAt).toEqual(start);
  });

  test('throws without a cached response', async () => {
    send = () => Promise.reject(timeout);
    await expect(openPage().loadGrades()).rejects.toBe(timeout);
  });
});

describe('response cache of networkFirst', () => {
  test('does not store the response to a query that is not readable offline', async () => {
    await openPage().loadGrades({ readableOffline: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(await listCachedUrls(storage)).toEqual({ [ofLwazi]: [] });
  });

  test('ignores responses after the end of the session, even if another user has signed in', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    send = () => promise;
    const loading = openPage().loadGrades();
    setResponseCacheOwner('zola');
    resolve('of Lwazi');
    await loading;
    await vi.advanceTimersByTimeAsync(0);
    expect(await listCachedUrls(storage)).toEqual({ 'springbyte-responses-zola': [] });
  });

  test('ignores very long responses', async () => {
    send = () => Promise.resolve('x'.repeat(500_000));
    await loadAndCache();
    expect(await listCachedUrls(storage)).toEqual({ [ofLwazi]: [] });
  });

  test('keeps the 200 newest responses', async () => {
    for (let id = 0; id <= 200; id += 1) {
      await openPage().loadTopic(`top-${id}`);
      await vi.advanceTimersByTimeAsync(0);
    }
    const cached = (await listCachedUrls(storage))[ofLwazi] ?? [];
    expect(cached).toHaveLength(200);
    expect(cached[0]).toContain('top-1%22');
  });

  test('does not fail the query when its storage is full', async () => {
    vi.spyOn(await storage.open(ofLwazi), 'put').mockRejectedValue(
      new DOMException('Full', 'QuotaExceededError'),
    );
    expect(await openPage().loadGrades()).toBe('fresh');
  });
});
