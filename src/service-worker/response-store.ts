import { isKeptCache, keptAtHeader, keptCacheOf, withKeptCaches } from '#lib/kept-responses.ts';
import { isStillGood, isTakenBack, isWorthKeeping, largestKept, mostKept } from './keeping-rules.ts';

/** The kept responses of each person, in the caches that the page has opened for them. */
export function createResponseStore(caches: CacheStorage, now: () => Date) {
  /** Undefined where the page has not opened one, or has removed it: then this person's responses are not to be kept. */
  const cacheOf = async (owner: string): Promise<Cache | undefined> =>
    (await caches.has(keptCacheOf(owner))) ? caches.open(keptCacheOf(owner)) : undefined;

  return {
    /**
     * Keeps a copy, without the headers, which nobody reads offline.
     *
     * @returns whether there is one now
     */
    async keep(owner: string, url: string, response: Response): Promise<boolean> {
      if (isTakenBack(response)) await withKeptCaches(async () => (await cacheOf(owner))?.delete(url));
      if (!isWorthKeeping(response)) return false;
      const body = await response.arrayBuffer();
      if (body.byteLength > largestKept) return false;
      const headers = {
        'Content-Type': response.headers.get('Content-Type') ?? '',
        [keptAtHeader]: now().toISOString(),
        // The API may stand on another origin.
        'Access-Control-Expose-Headers': keptAtHeader,
      };
      return withKeptCaches(async () => {
        const cache = await cacheOf(owner);
        if (!cache) return false;
        await cache.put(url, new Response(body, { headers }));
        await removeOldest(cache);
        return true;
      });
    },

    async find(owner: string, url: string): Promise<Response | undefined> {
      const cache = await cacheOf(owner);
      const kept = await cache?.match(url);
      return kept && isStillGood(kept.headers.get(keptAtHeader), now()) ? kept : undefined;
    },

    /** Removes whatever is too old to be read. */
    async removeExpired(): Promise<void> {
      await withKeptCaches(async () => {
        const names = (await caches.keys()).filter(isKeptCache);
        await Promise.all(names.map(async (name) => removeExpiredFrom(await caches.open(name), now())));
      });
    },
  };
}

export type ResponseStore = ReturnType<typeof createResponseStore>;

/** A cache lists its entries in the order in which they were put there. */
async function removeOldest(cache: Cache): Promise<void> {
  const all = await cache.keys();
  const excess = all.slice(0, Math.max(all.length - mostKept, 0));
  await Promise.all(excess.map((request) => cache.delete(request)));
}

async function removeExpiredFrom(cache: Cache, now: Date): Promise<void> {
  const removals = (await cache.keys()).map(async (request) => {
    const kept = await cache.match(request);
    if (!isStillGood(kept?.headers.get(keptAtHeader) ?? null, now)) await cache.delete(request);
  });
  await Promise.all(removals);
}
