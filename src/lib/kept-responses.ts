/**
 * What the service worker keeps of the API's responses, so that they can be read without a connection: each person has a
 * cache of their own, named by their id. The page opens and removes these caches; the worker only fills those that it
 * finds. So nothing is kept of somebody who is not signed in, whenever a late response arrives.
 */

const prefix = 'springbyte-responses-';

export const keptCacheOf = (personId: string): string => `${prefix}${personId}`;
export const isKeptCache = (name: string): boolean => name.startsWith(prefix);

/** On a response that the service worker has kept: when the server sent it, ISO 8601 in UTC. */
export const keptAtHeader = 'Springbyte-Kept-At';

/** Runs the work while neither another tab nor the service worker opens, fills or removes such a cache. */
export async function withKeptCaches<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('springbyte-responses', work);
}

/** Whose responses may stay on the device; undefined when nobody is signed in. */
let owner: string | undefined;
let isKeeping = false;

/** Removes what is kept of everybody else, at once; called whenever the session changes. */
export function keepResponsesOnlyOf(personId: string | undefined): void {
  owner = personId || undefined;
  tidy();
}

/** From now on whoever is signed in has a cache: called when there is a service worker to fill it. */
export function startKeepingResponses(): void {
  isKeeping = true;
  tidy();
}

/** Where there are no caches, in a private window for instance, nothing is kept and nothing is left to remove. */
function tidy(): void {
  if (!('caches' in globalThis)) return;
  withKeptCaches(removeAllButOwn).catch(() => {});
}

async function removeAllButOwn(): Promise<void> {
  const own = owner === undefined ? undefined : keptCacheOf(owner);
  const names = await caches.keys();
  const others = names.filter((name) => isKeptCache(name) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
  if (isKeeping && own !== undefined) await caches.open(own);
}
