import { matchPrecache } from 'workbox-precaching';
import { isPublicPage, pageKey } from './page-paths.ts';

const isHtml = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && (headers.get('Content-Type')?.startsWith('text/html') ?? false);

/** Serves HTML from the cache, and then updates the cache. */
export function createPages(base: string, isOfRelease: (html: string) => boolean) {
  const cacheName = `springbyte-pages ${base}`;

  async function store(key: string, response: Response): Promise<void> {
    if (!isHtml(response) || !isOfRelease(await response.clone().text())) return;
    await (await caches.open(cacheName)).put(key, response);
  }

  /** Omits the query, which may contain a secret. */
  async function update(url: URL): Promise<void> {
    const key = pageKey(url);
    await store(key, await fetch(key, { cache: 'no-cache' }));
  }

  const application = async (request: Request): Promise<Response> =>
    (await matchPrecache('index.html')) ?? fetch(request);

  return {
    /** @param waitUntil keeps the worker running for a task after the response */
    async respond(
      request: Request,
      url: URL,
      waitUntil: (task: Promise<unknown>) => void,
    ): Promise<Response> {
      if (!isPublicPage(url, base)) return application(request);
      const cached = await caches.match(pageKey(url), { cacheName, ignoreVary: true });
      if (cached) {
        waitUntil(update(url).catch(() => {}));
        return cached;
      }
      const response = await fetch(request).catch(() => undefined);
      if (!response) return application(request);
      waitUntil(store(pageKey(url), response.clone()).catch(() => {}));
      return response;
    },

    /** Caches the page that was loaded before the worker was active. */
    async cacheLoaded(url: URL): Promise<void> {
      const cache = await caches.open(cacheName);
      const key = pageKey(url);
      if (!isPublicPage(url, base) || (await cache.match(key, { ignoreVary: true }))) return;
      await store(key, await fetch(key, { cache: 'force-cache' }));
    },

    /** HTML of an older release names files that may no longer exist. */
    removeAll: () => caches.delete(cacheName),
  };
}
