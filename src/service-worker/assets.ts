import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { hasExpectedType } from './expected-files.ts';

/** Files do not vary by request header, even if the host sends `Vary`. */
const matchOptions = { ignoreVary: true };

/** Removes the fragment of an SVG symbol: `art.svg#sun`. */
const withoutFragment = (url: string): string => url.replace(/#.*/, '');

/** Caches files with a hash in their names from their first use until a release omits them. */
export function createAssets(base: string, files: ReadonlySet<string>) {
  const cacheName = `springbyte-assets ${base}`;
  const cacheWillUpdate = ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(hasExpectedType(request.url, response) ? response : null);

  const isAsset = (url: URL, origin: string): boolean =>
    url.origin === origin && url.pathname.startsWith(`${base}assets/`);

  async function cacheOne(cache: Cache, url: string): Promise<void> {
    if ((await cache.match(url, matchOptions)) ?? (await matchPrecache(url))) return;
    const response = await fetch(url, { cache: 'force-cache' });
    if (hasExpectedType(url, response)) await cache.put(url, response);
  }

  return {
    isAsset,
    strategy: new CacheFirst({ cacheName, matchOptions, plugins: [{ cacheWillUpdate }] }),

    /** Caches files that the page loaded before the worker was active; the browser's HTTP cache has them. */
    async cacheLoaded(urls: readonly string[]): Promise<void> {
      const cache = await caches.open(cacheName);
      await Promise.all(
        [...new Set(urls.map(withoutFragment))].map((url) => cacheOne(cache, url).catch(() => {})),
      );
    },

    async removeOld(): Promise<void> {
      const cache = await caches.open(cacheName);
      const old = (await cache.keys()).filter(({ url }) => !files.has(withoutFragment(url)));
      await Promise.all(old.map((request) => cache.delete(request, matchOptions)));
    },
  };
}
