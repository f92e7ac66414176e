import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

/** The worker's script, relative to the base path, in every kind of build. */
const fileName = 'service-worker.js';

/**
 * Marks files that `index.html` does not reference: they are cached on first use, so that learners do not
 * download the screens of staff.
 * @template {{ url: string }} Entry
 * @param {readonly Entry[]} entries the files of the release
 * @param {string} html of the application's page
 * @returns {(Entry & { later?: true })[]}
 */
export const markLater = (entries, html) =>
  entries.map((entry) =>
    entry.url === 'index.html' || html.includes(entry.url) ? entry : { ...entry, later: true },
  );

/**
 * The service worker of the production build (src/service-worker/), with the list of the release's files.
 * @returns {import('vite').PluginOption[]}
 */
export function serviceWorker() {
  let folder = '';
  return [
    {
      name: 'springbyte-build-folder',
      configResolved: ({ root, build }) => {
        folder = resolve(root, build.outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/**'],
        // A classic script works in every browser with service workers.
        rollupFormat: 'iife',
        manifestTransforms: [
          (entries) => {
            const html = readFileSync(resolve(folder, 'index.html'), 'utf8');
            return { manifest: markLater(entries, html) };
          },
        ],
      },
    }),
  ];
}

/** A worker that unregisters itself, deletes the caches of the build, and reloads its pages. */
const retiredWorkerScript = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  const { scope } = self.registration;
  // Cached responses belong to the origin, other caches to the base path of the build.
  const isOfBuild = (name) =>
    name.startsWith('springbyte-responses-') || name.endsWith(scope) || name.endsWith(' ' + new URL(scope).pathname);
  const stale = names.filter(isOfBuild);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;

/**
 * Adds a worker's script to builds and the development server.
 * @param {string} name of the plugin
 * @param {string} file
 * @param {string} source
 * @returns {import('vite').Plugin}
 */
const workerScript = (name, file, source) => ({
  name,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source });
  },
  configureServer({ middlewares, config }) {
    middlewares.use(`${config.base}${file}`, (_request, response) => {
      response.setHeaders(
        new Map([
          ['Content-Type', 'text/javascript'],
          ['Cache-Control', 'no-cache'],
        ]),
      );
      response.end(source);
    });
  },
});

/**
 * For development and the demo, which use the mock's worker: replaces the worker of an earlier production build on
 * the same URL, which would otherwise still serve its cached pages.
 */
export const retiredServiceWorker = () =>
  workerScript('springbyte-retired-service-worker', fileName, retiredWorkerScript);

/**
 * MSW's worker. It stays registered when the last page is closed, because a page that opens at that time would have
 * no worker (docs/adr/0011-keep-the-mocks-worker-registered.md).
 */
export const mockServiceWorker = () =>
  workerScript(
    'springbyte-mock-service-worker',
    'mockServiceWorker.js',
    `self.registration.unregister = async () => false;\n${readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')}`,
  );
