import { clock } from './time/clock.ts';

/** Caches of API responses for offline reading: one for each user, deleted when the session ends. */

const prefix = 'springbyte-responses-';

/** Milliseconds for which a response can be read offline: four weeks, the length of a school holiday. */
const maxAge = 28 * 86_400_000;

/** Header of a cached response with the time of the server's response, ISO 8601. */
export const cachedAtHeader = 'Springbyte-Cached-At';

/** Returns the time of a cached response in milliseconds; undefined if it is missing or too old. */
export function readCachedAt(response: Response | undefined): number | undefined {
  const time = Date.parse(response?.headers.get(cachedAtHeader) ?? '');
  return clock.now().getTime() - time < maxAge ? time : undefined;
}

const cacheOf = (userId: string): string => `${prefix}${userId}`;
const isPersonal = (name: string): boolean => name.startsWith(prefix);

async function withLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request('springbyte-responses', task);
}

/** `owner`: user whose responses are cached. `isOn`: whether the application works offline. */
const state: { owner: string | undefined; isOn: boolean } = { owner: undefined, isOn: false };

/** Sets the user whose responses are cached, and deletes the caches of other users. Called when the session changes. */
export function setResponseCacheOwner(userId: string | undefined): void {
  const { owner: before } = state;
  state.owner = userId || undefined;
  if (!('caches' in globalThis)) return;
  // Does not wait for the lock, because the page may close before it is free.
  if (before !== undefined && before !== state.owner) caches.delete(cacheOf(before)).catch(() => {});
  void removeStaleCaches();
}

export function enableResponseCaching(): void {
  state.isOn = true;
}

/** Failures are ignored: a browser without Cache Storage has no caches. */
async function removeStaleCaches(): Promise<void> {
  await withLock(async () => {
    const currentCache = state.owner === undefined ? undefined : cacheOf(state.owner);
    const others = (await caches.keys()).filter((name) => isPersonal(name) && name !== currentCache);
    await Promise.all(others.map((name) => caches.delete(name)));
    if (state.isOn && currentCache !== undefined) await removeExpired(await caches.open(currentCache));
  }).catch(() => {});
}

async function removeExpired(cache: Cache): Promise<void> {
  const removals = (await cache.keys()).map(async (request) => {
    if (readCachedAt(await cache.match(request)) === undefined) await cache.delete(request);
  });
  await Promise.all(removals);
}

/** Calls `task` with the cache; resolves to undefined if the cache was deleted or an operation fails. */
export type WithResponseCache = <Result>(
  task: (cache: Cache) => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Returns access to the current user's cache, which ends with the session.
 *
 * @returns undefined for a visitor, or if the application does not work offline
 */
export function currentResponseCache(): WithResponseCache | undefined {
  const { owner, isOn } = state;
  if (!isOn || owner === undefined) return undefined;
  return (task) =>
    withLock(async () => {
      if (state.owner !== owner || !(await caches.has(cacheOf(owner)))) return undefined;
      return task(await caches.open(cacheOf(owner)));
    }).catch(() => undefined);
}
