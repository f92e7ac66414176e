import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

/** Where the script of the worker stands, below the folder of the application, in every kind of build. */
const fileName = 'service-worker.js';

/**
 * Marks the files that the first page does not name: they are kept when somebody first uses them, so that no learner
 * downloads the screens of staff.
 *
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
 * The service worker of the production build (src/service-worker/). It gets the list of the release's files.
 *
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
        // The output is one classic script: every browser with workers runs it.
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

/** Unregisters itself, deletes what was kept, and reloads the pages that it controlled. */
const retired = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  const { scope } = self.registration;
  // What people have read belongs to the origin, as their sessions do; everything else to the folder of the build.
  const isOwn = (name) =>
    name.startsWith('springbyte-responses-') || name.endsWith(scope) || name.endsWith(' ' + new URL(scope).pathname);
  const own = names.filter(isOwn);
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;

/**
 * A worker's script in the folder of the application, in development as in a build.
 *
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
 * Development and the demo have the mock's worker. A browser that knows a production build from the same place asks for the
 * script of its worker, and gets one that retires: otherwise it would go on showing the pages that it has kept.
 */
export const retiredServiceWorker = () =>
  workerScript('springbyte-retired-service-worker', fileName, retired);

/**
 * MSW's worker, which stays registered when the last page is left: a tab that is opened meanwhile would have no worker
 * (docs/adr/0011-keep-the-mocks-worker-registered.md).
 */
export const mockServiceWorker = () =>
  workerScript(
    'springbyte-mock-service-worker',
    'mockServiceWorker.js',
    `self.registration.unregister = async () => false;\n${readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')}`,
  );
