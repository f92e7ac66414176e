import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { hasExpectedType } from './expected-files.ts';

/** A file is the same for whoever asks, whatever the host's `Vary` says. */
const matchOptions = { ignoreVary: true };

/** Drawings are a part of a file: `art.svg#sun`. */
const withoutHash = (url: string): string => url.replace(/#.*/, '');

/**
 * Files with a hash in their names never change: kept when they are first used, until a release comes without them.
 *
 * @param files the URLs of all files of this release
 */
export function createAssets(base: string, files: ReadonlySet<string>) {
  const cacheName = `springbyte-assets ${base}`;
  const cacheWillUpdate = ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(hasExpectedType(request.url, response) ? response : null);

  const isAsset = (url: URL, origin: string): boolean =>
    url.origin === origin && url.pathname.startsWith(`${base}assets/`);

  async function keepOne(cache: Cache, url: string): Promise<void> {
    if ((await cache.match(url, matchOptions)) ?? (await matchPrecache(url))) return;
    const response = await fetch(url, { cache: 'force-cache' });
    if (hasExpectedType(url, response)) await cache.put(url, response);
  }

  return {
    isAsset,
    strategy: new CacheFirst({ cacheName, matchOptions, plugins: [{ cacheWillUpdate }] }),

    /** What the page loaded before there was a worker; the browser has it in its own cache. */
    async keepLoaded(urls: readonly string[]): Promise<void> {
      const cache = await caches.open(cacheName);
      await Promise.all(
        [...new Set(urls.map(withoutHash))].map((url) => keepOne(cache, url).catch(() => {})),
      );
    },

    async removeOld(): Promise<void> {
      const cache = await caches.open(cacheName);
      const old = (await cache.keys()).filter(({ url }) => !files.has(withoutHash(url)));
      await Promise.all(old.map((request) => cache.delete(request, matchOptions)));
    },
  };
}
