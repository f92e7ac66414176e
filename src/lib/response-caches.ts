import { clock } from './time/clock.ts';

/**
 * Caches of API responses for offline reading: one for each user, named by the user's id, deleted when the session
 * ends.
 */

const prefix = 'springbyte-responses-';

/** Milliseconds for which a response can be read offline: four weeks, which is a school holiday. */
const maxAge = 28 * 86_400_000;

/** Header of a cached response: when the server sent it, ISO 8601. */
export const cachedAtHeader = 'Springbyte-Cached-At';

/** Returns when the server sent a cached response, in milliseconds; undefined if it is too old. */
export function readCachedAt(response: Response | undefined): number | undefined {
  const time = Date.parse(response?.headers.get(cachedAtHeader) ?? '');
  return clock.now().getTime() - time < maxAge ? time : undefined;
}

const cacheOf = (userId: string): string => `${prefix}${userId}`;
const isPersonal = (name: string): boolean => name.startsWith(prefix);

/** Runs `task` while no other tab opens, fills or deletes a cache. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('springbyte-responses', work);
}

/** The user whose responses are cached, and whether the application works offline at all. */
const state: { owner: string | undefined; isOn: boolean } = { owner: undefined, isOn: false };

/** Deletes the caches of all other users. Called whenever the session changes. */
export function setResponseCacheOwner(userId: string | undefined): void {
  const { owner: before } = state;
  state.owner = userId || undefined;
  if (!('caches' in globalThis)) return;
  // Without waiting for the lock, because the page may close before it is free.
  if (before !== undefined && before !== state.owner) caches.delete(cacheOf(before)).catch(() => {});
  void tidy();
}

export function enableResponseCaching(): void {
  state.isOn = true;
}

/** Ignores failures: a browser without Cache Storage, such as a private window, has nothing to remove. */
async function tidy(): Promise<void> {
  await withLock(async () => {
    const own = state.owner === undefined ? undefined : cacheOf(state.owner);
    const others = (await caches.keys()).filter((name) => isPersonal(name) && name !== own);
    await Promise.all(others.map((name) => caches.delete(name)));
    if (state.isOn && own !== undefined) await removeExpired(await caches.open(own));
  }).catch(() => {});
}

async function removeExpired(cache: Cache): Promise<void> {
  const removals = (await cache.keys()).map(async (request) => {
    if (readCachedAt(await cache.match(request)) === undefined) await cache.delete(request);
  });
  await Promise.all(removals);
}

/** Calls `task` with the cache; undefined if the cache was deleted or the browser refuses it. */
export type WithResponseCache = <Result>(
  work: (cache: Cache) => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * The cache of the current user; does nothing after their session has ended.
 *
 * @returns undefined when nothing is cached: for a visitor, or where the application does not work offline
 */
export function currentResponseCache(): WithResponseCache | undefined {
  const { owner, isOn } = state;
  if (!isOn || owner === undefined) return undefined;
  return (work) =>
    withLock(async () => {
      if (state.owner !== owner || !(await caches.has(cacheOf(owner)))) return undefined;
      return work(await caches.open(cacheOf(owner)));
    }).catch(() => undefined);
}
