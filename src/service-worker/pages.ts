import { matchPrecache } from 'workbox-precaching';
import { isPublicPage, pageKey } from './page-paths.ts';

const isHtml = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && (headers.get('Content-Type')?.startsWith('text/html') ?? false);

/**
 * The HTML with which pages begin: what is kept is shown at once, and brought up to date afterwards.
 *
 * @param isOfRelease whether HTML belongs to the worker's own release: a newer one waits for its own worker
 */
export function createPages(base: string, isOfRelease: (html: string) => boolean) {
  const cacheName = `springbyte-pages ${base}`;

  async function keep(key: string, response: Response): Promise<void> {
    if (!isHtml(response) || !isOfRelease(await response.clone().text())) return;
    await (await caches.open(cacheName)).put(key, response);
  }

  /** Asks the server without the query, which may hold a secret that it has seen once already. */
  async function update(url: URL): Promise<void> {
    const key = pageKey(url);
    await keep(key, await fetch(key, { cache: 'no-cache' }));
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
      extend(keep(pageKey(url), response.clone()).catch(() => {}));
      return response;
    },

    /** The page that was loaded before there was a worker, from the browser's own cache if it is still there. */
    async keepLoaded(url: URL): Promise<void> {
      const cache = await caches.open(cacheName);
      const key = pageKey(url);
      if (!isPublicPage(url, base) || (await cache.match(key, { ignoreVary: true }))) return;
      await keep(key, await fetch(key, { cache: 'force-cache' }));
    },

    /** Those of an older release name files that may be gone. */
    forgetAll: () => caches.delete(cacheName),
  };
}
