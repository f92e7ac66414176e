import { clientsClaim } from 'workbox-core';
import { addPlugins, addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createAssets } from './assets.ts';
import { hasExpectedType, namesOnlyFilesOf } from './expected-files.ts';
import { isPage } from './page-paths.ts';
import { createPages } from './pages.ts';
import type { PageMessage, ReleaseFile } from './release.ts';

/**
 * Service worker of the production build. Caches what was loaded: later visits download little, and the application
 * opens offline. A new version waits until the user activates it or all pages are closed.
 */

declare const self: ServiceWorkerGlobalScope;

/** The build replaces this expression by the list of files. */
const release = self.__WB_MANIFEST as readonly ReleaseFile[];
const { origin } = self.location;
const base = new URL('./', self.location.href).pathname;
const apiRoot = new URL(apiBaseUrl, origin).href.replace(/\/*$/, '/');

const urlOf = (file: string) => new URL(file, self.location.href).href;
const files = new Set(release.map(({ url }) => urlOf(url)));
const isOfRelease = (html: string) => namesOnlyFilesOf(html, (file) => files.has(urlOf(file)));

const pages = createPages(base, isOfRelease);
const assets = createAssets(base, files);

addPlugins([
  {
    cacheWillUpdate: async ({ request: { url }, response }) => {
      if (!hasExpectedType(url, response)) return null;
      const isHtml = new URL(url).pathname.endsWith('.html');
      return isHtml && !isOfRelease(await response.clone().text()) ? null : response;
    },
  },
]);
precache(release.filter(({ later }) => later === undefined));
clientsClaim();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url, { base, apiRoot }),
  ({ request, url, event }) => pages.respond(request, url, (task) => event.waitUntil(task)),
);
addRoute({ cleanURLs: false });
registerRoute(({ url }) => assets.isAsset(url, origin), assets.strategy);

self.addEventListener('activate', (event) => event.waitUntil(pages.removeAll()));

/** Another page may still run an older release, and needs its files. */
async function removeUnusedFiles(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(self.registration.scope)).length <= 1) await assets.removeOld();
}

async function onStart(loaded: readonly string[]): Promise<void> {
  const urls = loaded.map((url) => new URL(url));
  const assetUrls = urls.filter((url) => assets.isAsset(url, origin)).map(({ href }) => href);
  const pageUrls = urls.filter((url) => url.origin === origin && isPage(url, { base, apiRoot }));
  await removeUnusedFiles();
  await assets.cacheLoaded(assetUrls);
  await Promise.all(pageUrls.map((url) => pages.cacheLoaded(url).catch(() => {})));
}

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'take over') void self.skipWaiting();
  else event.waitUntil(onStart(message.loaded));
});
