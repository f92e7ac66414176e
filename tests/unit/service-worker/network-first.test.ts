import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptAtHeader, keptCacheOf } from '#lib/kept-responses.ts';
import { largestKept, mostKept } from '../../../src/service-worker/keeping-rules.ts';
import { createNetworkFirst } from '../../../src/service-worker/network-first.ts';
import { createResponseStore } from '../../../src/service-worker/response-store.ts';
import { contentsOf, memoryCaches } from './memory-caches.ts';

const url = 'https://api.school.test/grades';
const start = new Date('2025-05-15T13:08:00Z');
const json = (value: unknown) => Response.json(value);

let caches: CacheStorage;
let now: Date;
let background: Promise<unknown>[];
/** What the network does with the next request. */
let send: () => Promise<Response>;
let patience: () => Promise<void>;
let late: number;

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeEach(async () => {
  caches = memoryCaches();
  now = start;
  background = [];
  late = 0;
  patience = () => new Promise(() => {});
  send = () => Promise.resolve(json('fresh'));
  vi.stubGlobal('navigator', {});
  await caches.open(keptCacheOf('lwazi'));
});

function setUp() {
  const store = createResponseStore(caches, () => now);
  const api = createNetworkFirst({ store, send: () => send(), now: () => now, patience: () => patience() });
  const ask = async (owner = 'lwazi', at = url): Promise<Response> => {
    const extend = (work: Promise<unknown>) => void background.push(work);
    const onLate = () => {
      late += 1;
    };
    return api.respond({ owner, request: new Request(at), extend, onLate });
  };
  /** Asks, and waits until the response is kept. */
  const see = async (owner?: string, at?: string): Promise<void> => {
    await ask(owner, at);
    await Promise.all(background);
  };
  return { store, api, ask, see };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('with a connection', () => {
  test('the server’s response is the answer, and no mark says that it was kept', async () => {
    const { ask, see } = setUp();
    await see();
    send = () => Promise.resolve(json('newer'));
    const response = await ask();
    expect(await response.json()).toBe('newer');
    expect(response.headers.has(keptAtHeader)).toBe(false);
  });

  test.each([
    { status: 401, stays: false },
    { status: 403, stays: false },
    { status: 404, stays: false },
    { status: 402, stays: true },
    { status: 429, stays: true },
    { status: 500, stays: true },
  ])('a $status is the answer as well; what was kept stays: $stays', async ({ status, stays }) => {
    const { ask, see, store } = setUp();
    await see();
    send = () => Promise.resolve(Response.json({}, { status }));
    expect((await ask()).status).toBe(status);
    await Promise.all(background);
    expect((await store.find('lwazi', url)) !== undefined).toBe(stays);
  });
});

describe('without a connection', () => {
  test('the kept response is the answer, and says when it came', async () => {
    const { ask, see } = setUp();
    await see();
    later(60_000);
    send = offline;
    const response = await ask();
    expect(await response.json()).toBe('fresh');
    expect(response.headers.get(keptAtHeader)).toBe(start.toISOString());
  });

  test('what nobody has seen fails', async () => {
    const { ask } = setUp();
    send = offline;
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  test('what somebody else has seen fails', async () => {
    const { ask, see } = setUp();
    await see('lwazi');
    await caches.open(keptCacheOf('zola'));
    send = offline;
    await expect(ask('zola')).rejects.toThrow('Failed to fetch');
  });

  test('what is too old fails, and is removed', async () => {
    const { ask, see, store } = setUp();
    await see();
    later(29 * 86_400_000);
    send = offline;
    await expect(ask()).rejects.toThrow('Failed to fetch');
    await store.removeExpired();
    expect(await contentsOf(caches)).toEqual({ [keptCacheOf('lwazi')]: [] });
  });
});

describe('with a slow connection', () => {
  /** The network responds when the test says so. */
  function slowServer() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    send = () => promise;
    patience = () => Promise.resolve();
    return resolve;
  }

  test('the kept response is the answer; the late one is that of the next call, once', async () => {
    const { ask, see } = setUp();
    await see();
    later(3_600_000);
    const respond = slowServer();
    expect((await ask()).headers.has(keptAtHeader)).toBe(true);
    expect(late).toBe(0);
    respond(json('late'));
    await Promise.all(background);
    expect(late).toBe(1);

    send = offline;
    const next = await ask();
    expect(await next.json()).toBe('late');
    expect(next.headers.has(keptAtHeader)).toBe(false);
    expect((await ask()).headers.has(keptAtHeader)).toBe(true);
  });

  test('a call that nothing was kept of waits', async () => {
    const { ask } = setUp();
    const respond = slowServer();
    const waiting = ask();
    respond(json('slow'));
    expect(await (await waiting).json()).toBe('slow');
  });

  test('after a change only the server says how things are', async () => {
    const { api, ask, see } = setUp();
    await see();
    api.noteChange();
    const respond = slowServer();
    const waiting = ask();
    respond(json('changed'));
    expect(await (await waiting).json()).toBe('changed');
  });

  test('a late response is not the answer after a change', async () => {
    const { api, ask, see } = setUp();
    await see();
    const respond = slowServer();
    await ask();
    respond(json('late'));
    await Promise.all(background);
    api.noteChange();
    send = () => Promise.resolve(json('changed'));
    expect(await (await ask()).json()).toBe('changed');
  });

  test('a response to a question from before a change is not the answer after it', async () => {
    const { api, ask, see } = setUp();
    await see();
    const respond = slowServer();
    await ask();
    api.noteChange();
    respond(json('late'));
    await Promise.all(background);
    send = () => Promise.resolve(json('changed'));
    expect(await (await ask()).json()).toBe('changed');
  });
});

describe('what is kept', () => {
  test('nothing of somebody whose cache the page has removed meanwhile', async () => {
    const { ask } = setUp();
    const { promise, resolve } = Promise.withResolvers<Response>();
    send = () => promise;
    const waiting = ask();
    await caches.delete(keptCacheOf('lwazi'));
    resolve(json('late'));
    await waiting;
    await Promise.all(background);
    expect(await contentsOf(caches)).toEqual({});
  });

  test('no headers but the type and the time', async () => {
    const { see, store } = setUp();
    send = () => Promise.resolve(Response.json('x', { headers: { 'Set-Cookie': 'a=b', 'X-Secret': '1' } }));
    await see();
    const kept = await store.find('lwazi', url);
    expect([...(kept?.headers.keys() ?? [])].toSorted()).toEqual([
      'access-control-expose-headers',
      'content-type',
      keptAtHeader.toLowerCase(),
    ]);
  });

  test('nothing that is very long', async () => {
    const { see } = setUp();
    send = () => Promise.resolve(json('x'.repeat(largestKept)));
    await see();
    expect(await contentsOf(caches)).toEqual({ [keptCacheOf('lwazi')]: [] });
  });

  test('the newest; the oldest makes room', async () => {
    const { see } = setUp();
    const urls = Array.from({ length: mostKept + 1 }, (_, index) => `${url}?page=${index}`);
    for (const one of urls) await see('lwazi', one);
    expect(await contentsOf(caches)).toEqual({ [keptCacheOf('lwazi')]: urls.slice(1) });
  });

  test('a device without room still shows what the server says', async () => {
    const { ask } = setUp();
    const cache = await caches.open(keptCacheOf('lwazi'));
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    expect(await (await ask()).json()).toBe('fresh');
    await Promise.all(background);
  });
});
