import { clock } from './time/clock.ts';

/**
 * Responses of the API that the device keeps for offline reading: each user has a cache, named by their id,
 * for as long as they are signed in. A response that arrives after that finds no cache.
 */

const prefix = 'springbyte-responses-';

/** Milliseconds for which a response can be read offline: a school holiday. */
const maxAge = 28 * 86_400_000;

/** On a cached response: when the server sent it, ISO 8601. */
export const cachedAtHeader = 'Springbyte-Cached-At';

/** When the server sent a cached response, in milliseconds; undefined when it is too old to be read. */
export function readCachedAt(response: Response | undefined): number | undefined {
  const time = Date.parse(response?.headers.get(cachedAtHeader) ?? '');
  return clock.now().getTime() - time < maxAge ? time : undefined;
}

const cacheOf = (userId: string): string => `${prefix}${userId}`;
const isPersonal = (name: string): boolean => name.startsWith(prefix);

/** Runs the work while no other tab opens, fills or removes such a cache. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('springbyte-responses', work);
}

/** Whose responses may stay on the device, and whether the application opens offline: otherwise nothing is cached. */
const state: { owner: string | undefined; isOn: boolean } = { owner: undefined, isOn: false };

/** Removes the responses of everyone else; called whenever the session changes. */
export function setResponseCacheOwner(userId: string | undefined): void {
  const { owner: before } = state;
  state.owner = userId || undefined;
  if (!('caches' in globalThis)) return;
  // At once: the page may be left before the lock is free.
  if (before !== undefined && before !== state.owner) caches.delete(cacheOf(before)).catch(() => {});
  void tidy();
}

/** From now on the responses of the user who is signed in are cached. Called before the first session. */
export function enableResponseCaching(): void {
  state.isOn = true;
}

/** The browser may refuse its caches, in a private window for instance: then there is nothing to remove. */
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

/** Does some work with a cache; undefined if there is none any more, or the browser refuses. */
export type WithResponseCache = <Result>(
  work: (cache: Cache) => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * The cache of the user who is signed in now. Once their session has ended, no work is done any more.
 *
 * @returns undefined when nothing is cached: for a visitor, or where the application does not open offline
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
