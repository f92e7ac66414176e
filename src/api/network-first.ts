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
       * What learners and parents read: their school work, results and profiles. It is cached on the device until the session
       * ends, although the server sends `Cache-Control: no-store`, which keeps it out of caches that the application cannot
       * empty. Never on what signs a user in, names other people's accounts, checks an input, or is written by staff.
       */
      readableOffline?: boolean;
    };
  }
}

/** For the options of such a query. */
export const readableOffline = { readableOffline: true };

/** Characters; nothing that a child reads is longer. */
const maxLength = 500_000;

/** Responses of one user; the oldest make room. */
const maxCount = 200;

/** Milliseconds that the network has before a cached response is shown. */
const patience = 5000;

/** Milliseconds after a change on the server in which only the server says how things are, however slowly. */
const settling = 60_000;

/**
 * Caches the data of queries that are `readableOffline`, and returns the cached data when there is no connection, or no
 * response in time; then the query gets the server's data as soon as it arrives.
 */
export const networkFirst: QueryPersister = async (queryFn, context, query) => {
  const load = async (): Promise<unknown> => queryFn(context);
  // The response belongs to the session in which it was asked for (D-017).
  const withCache = currentResponseCache();
  if (!query.meta?.readableOffline || !withCache) return load();

  const name = query.queryHash;
  let given: unknown;
  const network = load().then((data) => {
    cachedAt.delete(query);
    void put(withCache, name, data);
    // Too late for the call. What the query got meanwhile is newer.
    if (given !== undefined && query.state.data === given) query.setData(data);
    return data;
  });
  network.catch((error: unknown) => {
    // The user may not read it any more, or it was deleted.
    if (isProblem(error) && [401, 403, 404, 410].includes(error.status)) void remove(withCache, name);
  });

  const shown = query.state.data;
  const isWaiting = shown !== undefined || hasJustChanged(context.client);
  try {
    const inTime = isWaiting ? network : Promise.race([network, rejectAfter(patience)]);
    return await inTime;
  } catch (error) {
    if (error !== tooLate && !(isProblem(error) && error.reason === 'offline')) throw error;
    // What is on the screen may be newer than what is cached.
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

/** When the server sent the data of queries that show cached data, in milliseconds. */
const cachedAt = new WeakMap<object, number>();

const tooLate = new Error('The server does not respond in time.');

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(tooLate), milliseconds);
  });

/** What was cached before a change is not shown merely because the line is slow. */
const hasJustChanged = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > Date.now() - settling);

/** The URL of a cached response: a cache has no other keys. */
const urlOf = (name: string) => `https://cached.invalid/${encodeURIComponent(name)}`;

async function put(withCache: WithResponseCache, name: string, data: unknown): Promise<void> {
  const body = JSON.stringify(data);
  if (body.length > maxLength) return;
  const headers = { [cachedAtHeader]: clock.now().toISOString() };
  await withCache(async (cache) => {
    await cache.put(urlOf(name), new Response(body, { headers }));
    // A cache lists its responses in the order in which they were put there.
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

/** Removes cached data that a submission has made wrong. */
export async function removeCachedResponse(queryHash: string): Promise<void> {
  const withCache = currentResponseCache();
  if (withCache) await remove(withCache, queryHash);
}
