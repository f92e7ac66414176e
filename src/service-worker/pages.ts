import { matchPrecache } from 'workbox-precaching';
import { isPublicPage, pageKey } from './page-paths.ts';

const isHtml = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && (headers.get('Content-Type')?.startsWith('text/html') ?? false);

/** The HTML with which pages begin: what is kept is shown at once, and brought up to date afterwards. */
export function createPages(base: string) {
  const cacheName = `springbyte-pages ${base}`;

  /** Asks the server without the query, which may hold a secret that it has seen once already. */
  async function update(url: URL): Promise<void> {
    const key = pageKey(url);
    const response = await fetch(key, { cache: 'no-cache' });
    if (isHtml(response)) await (await caches.open(cacheName)).put(key, response);
  }

  const application = async (request: Request): Promise<Response> =>
    (await matchPrecache('index.html')) ?? fetch(request);

  return {
    /** @param extend for the work that goes on after the response */
    async respond(request: Request, url: URL, extend: (work: Promise<unknown>) => void): Promise<Response> {
      if (!isPublicPage(url, base)) return application(request);
      const kept = await caches.match(pageKey(url), { cacheName, ignoreVary: true });
      if (kept) {
        extend(update(url).catch(() => {}));
        return kept;
      }
      const response = await fetch(request).catch(() => undefined);
      if (!response) return application(request);
      if (isHtml(response)) {
        const copy = response.clone();
        const keep = async () => (await caches.open(cacheName)).put(pageKey(url), copy);
        extend(keep().catch(() => {}));
      }
      return response;
    },

    /** The page that was loaded before there was a worker, from the browser's own cache if it is still there. */
    async keepLoaded(url: URL): Promise<void> {
      const cache = await caches.open(cacheName);
      const key = pageKey(url);
      if (!isPublicPage(url, base) || (await cache.match(key, { ignoreVary: true }))) return;
      const response = await fetch(key, { cache: 'force-cache' });
      if (isHtml(response)) await cache.put(key, response);
    },

    /** Those of an older release name files that may be gone. */
    forgetAll: () => caches.delete(cacheName),
  };
}
