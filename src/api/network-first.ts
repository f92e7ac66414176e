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
       * The response may be cached on the device until the session ends: school content, results and profiles of
       * learners and parents. (`Cache-Control: no-store` only keeps it out of caches that the application cannot
       * clear.) Never set it for queries that sign a user in, contain other users' accounts, check an input, or are
       * for staff.
       */
      readableOffline?: boolean;
    };
  }
}

export const readableOffline = { readableOffline: true };

const maxLength = 500_000;

/** The maximum number of cached responses of one user; the oldest are removed first. */
const maxCount = 200;

/** Milliseconds to wait for the network before a cached response is shown. */
const patience = 5000;

/** Milliseconds after a mutation in which cached responses are not used for a slow network. */
const settling = 60_000;

/**
 * Caches the data of `readableOffline` queries. Returns cached data when there is no connection or no response in
 * time; a late response then updates the query.
 */
export const networkFirst: QueryPersister = async (queryFn, context, query) => {
  const load = async (): Promise<unknown> => queryFn(context);
  // The cache of the session in which the request was made (D-017).
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
    // The record was deleted, or the user lost access.
    if (isProblem(error) && [401, 403, 404, 410].includes(error.status)) void remove(withCache, name);
  });

  const shown = query.state.data;
  const isWaiting = shown !== undefined || hasJustChanged(context.client);
  try {
    const inTime = isWaiting ? network : Promise.race([network, rejectAfter(patience)]);
    return await inTime;
  } catch (error) {
    if (error !== tooLate && !(isProblem(error) && error.reason === 'offline')) throw error;
    // The data on the screen may be newer than the cache.
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

/** By query: when the server sent the cached data that it shows, in milliseconds. */
const cachedAt = new WeakMap<object, number>();

const tooLate = new Error('The server does not respond in time.');

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(tooLate), milliseconds);
  });

const hasJustChanged = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > Date.now() - settling);

const urlOf = (name: string) => `https://cached.invalid/${encodeURIComponent(name)}`;

async function put(withCache: WithResponseCache, name: string, data: unknown): Promise<void> {
  const body = JSON.stringify(data);
  if (body.length > maxLength) return;
  const headers = { [cachedAtHeader]: clock.now().toISOString() };
  await withCache(async (cache) => {
    await cache.put(urlOf(name), new Response(body, { headers }));
    // `keys()` returns responses in the order of insertion.
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

/** Removes a cached response that a submission has made stale. */
export async function removeCachedResponse(queryHash: string): Promise<void> {
  const withCache = currentResponseCache();
  if (withCache) await remove(withCache, queryHash);
}
