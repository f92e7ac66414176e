import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import {
  cachedAtHeader,
  currentResponseCache,
  readCachedAt,
  type WithResponseCache,
} from '#lib/response-caches.ts';
import { clock } from '#lib/time/clock.ts';
import { reportCachedResponse } from './connection.ts';
import { isProblem } from './problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Whether the response may be cached on the device until the session ends: school content, results, and
       * profiles of learners and parents. (`Cache-Control: no-store` concerns only caches that the application cannot
       * clear.) Never set it for queries that sign in a user, return accounts of other users, validate input, or are
       * for staff.
       */
      readableOffline?: boolean;
    };
  }
}

export const readableOffline = { readableOffline: true };

const maxLength = 500_000;

const maxCount = 200;

/** Milliseconds after which a cached response is used instead of waiting. */
const networkTimeout = 5000;

/** Milliseconds after a mutation during which cached data may be outdated: wait for the server. */
const settlingTime = 60_000;

/**
 * Caches the data of `readableOffline` queries. Returns cached data if the server cannot be reached or does not respond
 * in time; a late response then updates the query.
 */
export const networkFirst: QueryPersister = async (queryFn, context, query) => {
  const load = async (): Promise<unknown> => queryFn(context);
  // The cache of this session (D-017), even if the response arrives after its end.
  const withCache = currentResponseCache();
  if (!query.meta?.readableOffline || !withCache) return load();

  const name = query.queryHash;
  let given: unknown;
  const network = load().then((data) => {
    cachedAt.delete(query);
    void put(withCache, name, data);
    // The response is late: update the query unless it has newer data.
    if (given !== undefined && query.state.data === given) query.setData(data);
    return data;
  });
  network.catch((error: unknown) => {
    // The record was deleted, or the user has lost access.
    if (isProblem(error) && [401, 403, 404, 410].includes(error.status)) void remove(withCache, name);
  });

  const shown = query.state.data;
  const isWaiting = shown !== undefined || hasJustChanged(context.client);
  try {
    const inTime = isWaiting ? network : Promise.race([network, rejectAfter(networkTimeout)]);
    return await inTime;
  } catch (error) {
    if (error !== tooLate && !isUnreachable(error)) throw error;
    // Data on the screen may be newer than the cache.
    const cached =
      shown === undefined
        ? await find(withCache, name)
        : { data: shown, at: cachedAt.get(query) ?? query.state.dataUpdatedAt };
    if (!cached) return network;
    given = cached.data;
    cachedAt.set(query, cached.at);
    reportCachedResponse(new Date(cached.at));
    return cached.data;
  }
};

/** Time of the response that each query shows from the cache, in milliseconds. */
const cachedAt = new WeakMap<object, number>();

const tooLate = new Error('The server does not respond in time.');

/** A query may have its own timeout, such as the progress of a learner (LRN-028). */
const isUnreachable = (error: unknown): boolean =>
  isProblem(error) && (error.reason === 'offline' || error.reason === 'timeout');

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(tooLate), milliseconds);
  });

const hasJustChanged = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > Date.now() - settlingTime);

const urlOf = (name: string) => `https://cached.invalid/${encodeURIComponent(name)}`;

async function put(withCache: WithResponseCache, name: string, data: unknown): Promise<void> {
  const body = JSON.stringify(data);
  if (body.length > maxLength) return;
  const headers = { [cachedAtHeader]: clock.now().toISOString() };
  await withCache(async (cache) => {
    await cache.put(urlOf(name), new Response(body, { headers }));
    // `keys()` returns responses in insertion order.
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(all.length - maxCount, 0)).map((old) => cache.delete(old)));
  });
}

const remove = (withCache: WithResponseCache, name: string) =>
  withCache((cache) => cache.delete(urlOf(name)));

const find = (withCache: WithResponseCache, name: string) =>
  withCache(async (cache) => {
    const response = await cache.match(urlOf(name));
    const at = readCachedAt(response);
    if (!response || at === undefined) return undefined;
    return { data: (await response.json()) as unknown, at };
  });

export async function removeCachedResponse(queryHash: string): Promise<void> {
  const withCache = currentResponseCache();
  if (withCache) await remove(withCache, queryHash);
}
