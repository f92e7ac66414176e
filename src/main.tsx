import { apiBaseUrl } from '#lib/configuration.ts';
import { clock } from '#lib/time/clock.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { findRole, homePathOf } from '#session/roles.ts';
import { startApplication } from './app/start-application.tsx';
import { preloadChunk } from './components/page/chunk-load-error.ts';
import { enableResponseCaching } from './lib/response-caches.ts';

/** The only import of the mock, or of the panel beside a real server; production builds remove it. */
const mock =
  __MOCKS__ || (import.meta.env.DEV && import.meta.env.MODE === 'live')
    ? {
        loading: __MOCKS__ ? import('../mocks/browser.ts') : import('../mocks/live.ts'),
        base: new URL(apiBaseUrl, location.origin).href,
        application: {
          clock,
          homePathOf: (role: string) => homePathOf(findRole(role)),
          urlOf: hostPath,
          internals,
        },
      }
    : undefined;

/** For the developer panel. */
async function internals() {
  const router = await started;
  const { queryClient } = await router.options.context.connect();
  return { router, queryClient };
}

/** If this part of the mock fails to load, initials replace the portraits of the demo's adults. */
const early = __MOCKS__ ? await import('../mocks/page/early.ts').catch(() => undefined) : undefined;

early?.followStoredClock(clock);
if (__MOCKS__ && mock && early?.hasSituation(location.search)) {
  const { openLink } = await import('../mocks/browser.ts');
  await openLink(mock.base, mock.application);
}

/** The mock is also a service worker, so the application cannot open offline with it. */
const opensOffline = import.meta.env.PROD && !__MOCKS__ && 'serviceWorker' in navigator;
if (opensOffline) enableResponseCaching();

const started = startApplication({
  apiReady: mock?.loading.then(({ startMocks }) => startMocks(mock.base, mock.application)),
  portraits: early?.portraits,
});

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
