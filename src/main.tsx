import { startApplication } from './app/start-application.tsx';
import { preloadChunk } from './components/page/chunk-load-error.ts';
import { enableResponseCaching } from './lib/response-caches.ts';

/** The only door to the mock backend: a production build folds it away, with everything behind it. */
const mocks = __MOCKS__ ? import('../mocks/browser.ts') : undefined;

/** The demo's adults have faces from the first render on; without them there are initials. */
const portraits = __MOCKS__
  ? await import('../mocks/data/seed/portraits.ts').then(
      (module) => module.portraits,
      () => undefined,
    )
  : undefined;

/** Only beside a real server: the mock is a service worker itself. */
const opensOffline = import.meta.env.PROD && !__MOCKS__ && 'serviceWorker' in navigator;
if (opensOffline) enableResponseCaching();

const started = startApplication({ mocks, portraits });

async function startWorker(): Promise<void> {
  // What it downloads must not delay this page.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  const loading = import('./app/data/service-worker.ts');
  // Failure is harmless here.
  preloadChunk(() => loading);
  await loading.then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
}

// Also after a failure: it leads the page to a newer release.
if (opensOffline) void started.catch(() => {}).then(startWorker);

await started;
