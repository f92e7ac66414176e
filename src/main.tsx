import { startApplication } from './app/start-application.tsx';
import { preloadChunk } from './components/page/chunk-load-error.ts';
import { enableResponseCaching } from './lib/response-caches.ts';

/** The only import of the mock; production builds remove it. */
const mocks = __MOCKS__ ? import('../mocks/browser.ts') : undefined;

/** Portraits of the demo's adults. If they fail to load, initials are shown. */
const portraits = __MOCKS__
  ? await import('../mocks/data/seed/portraits.ts').then(
      (module) => module.portraits,
      () => undefined,
    )
  : undefined;

/** The mock is also a service worker, so the application cannot open offline with it. */
const opensOffline = import.meta.env.PROD && !__MOCKS__ && 'serviceWorker' in navigator;
if (opensOffline) enableResponseCaching();

const started = startApplication({ mocks, portraits });

async function startWorker(): Promise<void> {
  // Wait for `load`, so that the worker's downloads do not delay this page.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  const loading = import('./app/data/service-worker.ts');
  preloadChunk(() => loading);
  await loading.then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
}

// Runs also after a failure: the worker may find a newer release.
if (opensOffline) void started.catch(() => {}).then(startWorker);

await started;
