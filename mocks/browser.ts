import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { applicationUrl } from './application-url.ts';
import { CallLog } from './control/calls/call-log.ts';
import { mockControls } from './control/mock-controls.ts';
import { tableNames } from './data/db.ts';
import { mediaUrls } from './data/seed/media.ts';
import { snapshotStore } from './data/snapshots.ts';
import type { Connection } from './environment/connection.ts';
import { createHandlers } from './msw-handlers.ts';
import { applyLink } from './page/apply-link.ts';
import { consoleHelp, createConsoleApi } from './page/console-api.ts';
import { followClock } from './page/device-clock.ts';
import { connectInPage, type Application } from './page/page-control.ts';
import { openSettings } from './page/settings-store.ts';
import { mountPanel } from './panel/host/panel-host.ts';
import { readDataUrl } from './rules/media/data-url.ts';
import { createBackend, type Backend } from './server/backend.ts';
import { validator } from './server/contract.ts';
import { createFixedRandom } from './server/fixed-random.ts';
import { createRoutes } from './server/routes.ts';

/**
 * Starts the mock of the application in development and in the demo, with its developer panel. IndexedDB stores its state,
 * because the application clears web storage at start-up (D-002).
 *
 * @param base absolute URL without a trailing slash
 */
export async function startMocks(base: string, application: Application): Promise<void> {
  const { backend, calls, connection } = await openControls(base, application);
  await removeProductionWorker();
  await startWorker(createHandlers(backend, base, calls.record));
  Object.assign(globalThis, { springbyteMock: createConsoleApi(connection) });
  console.info(consoleHelp);
  const panel = mountPanel({ pageUrl: `${applicationUrl()}/mocks/panel/index.html`, control: connection });
  let isScheduled = false;
  const showDeviations = async () => {
    isScheduled = false;
    const { deviations } = await connection.client.state();
    panel.setBadge(deviations, deviations === 1 ? '1 deviation' : `${deviations} deviations`);
  };
  connection.subscribe(() => {
    if (!isScheduled) setTimeout(() => void showDeviations(), badgeDelay);
    isScheduled = true;
  });
}

/** Applies the situation of a link before the application starts, and loads the page again. */
export async function openLink(base: string, application: Application): Promise<never> {
  const { connection } = await openControls(base, application);
  return applyLink(connection.client);
}

async function openControls(base: string, application: Application) {
  const { backend, store, settings } = await openBackend();
  const calls = new CallLog(createRoutes(base), validator);
  const controls = mockControls({
    backend,
    calls,
    persistence: {
      restarted: () => store.restart(backend),
      replaced: () => store.save(backend, tableNames),
    },
    savedStates: settings.savedStates,
    send: (request) => fetch(request),
  });
  const { connection, notify } = connectInPage(controls, application);
  const follow = () => {
    followClock(application.clock, backend.environment.clock);
    simulateConnection(backend.environment.connection);
    notify();
  };
  backend.listen({
    tables: async (names) => {
      await store.save(backend, names).catch(() => {});
      notify();
    },
    environment: () => {
      settings.save(backend.environment).catch(() => {});
      follow();
    },
  });
  settings.onSavedElsewhere((environment) => {
    backend.restoreEnvironment(environment);
    follow();
  });
  calls.listen(notify);
  follow();
  return { backend, calls, connection };
}

/** Milliseconds after a call before it is compared with the contract, so that the screen is rendered first. */
const badgeDelay = 500;

/** Opens the stored state, or restarts the scenario without one. */
async function openBackend() {
  const backend = createBackend({
    readFile,
    applicationUrl: applicationUrl(),
    paymentPage: (paymentId) =>
      `${applicationUrl()}/mocks/payment/index.html?payment=${encodeURIComponent(paymentId)}`,
  });
  const store = snapshotStore(indexedDB);
  const settings = openSettings();
  // Without IndexedDB, as in some private windows, every reload starts from the seed.
  const environment = await settings.load().catch(() => undefined);
  if (environment) backend.restoreEnvironment(environment);
  const restore = async (): Promise<boolean> => {
    const saved = await store.load().catch(() => undefined);
    if (saved) backend.restore(saved.snapshot, saved.name, saved.startedAt);
    return saved !== undefined;
  };
  if (!(await restore())) await backend.reset();
  // Each tab has a separate backend: apply the changes of another tab before the next call in this one.
  store.onSavedElsewhere((names) => {
    const update = names ? backend.replaceTables(() => store.read(names)) : restore();
    update.catch((error: unknown) => console.warn('The changes of another tab could not be read.', error));
  });
  return { backend, store, settings };
}

/**
 * Starts the mock for stories and browser tests. It does not store its state.
 *
 * @param isStale whether an earlier story sent the request; its connection is then cut
 */
export async function startStoryMocks(
  base: string,
  now: () => Date,
  isStale: (request: Request) => boolean,
): Promise<Backend> {
  const backend = createBackend({
    readFile,
    now,
    random: createFixedRandom(),
    applicationUrl: location.origin,
  });
  await backend.reset();
  const cutStaleRequests = http.all(`${base}/*`, ({ request }) =>
    isStale(request) ? HttpResponse.error() : undefined,
  );
  await startWorker([cutStaleRequests, ...createHandlers(backend, base)]);
  return backend;
}

/** The worker's script is at the base URL of the application or Storybook, which is also its scope. */
const workerUrl = new URL(`${applicationUrl()}/mockServiceWorker.js`).pathname;

/**
 * Removes the service worker and caches of a production build at the same URL. If that worker serves a cached page, this
 * code does not run; the script of `.ci/build/service-worker.mjs` then removes the worker.
 */
async function removeProductionWorker(): Promise<void> {
  const scope = new URL('.', new URL(workerUrl, location.origin)).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const isForeign = registration?.active && !registration.active.scriptURL.endsWith(workerUrl);
  if (registration?.scope === scope && isForeign && (await registration.unregister())) {
    // Until the page reloads, the old worker still serves and caches its requests.
    location.reload();
    await new Promise(() => {});
  }
  const names = (await caches.keys()).filter((name) => /^(springbyte|workbox)-/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function startWorker(handlers: RequestHandler[]): Promise<void> {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
}

/** Makes the application notice a lost connection, as it would notice a real one. */
function simulateConnection({ isOffline }: Connection): void {
  if (navigator.onLine === !isOffline) return;
  Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

/** Fetches the bytes of a seed file; the bundler inlines small ones as `data:` URLs. */
async function readFile(source: string): Promise<Blob> {
  const url = mediaUrls[source];
  if (!url) throw new Error(`There is no seed file ${source}.`);
  const inlined = readDataUrl(url.href);
  if (inlined) return new Blob([inlined.bytes]);
  const response = await fetch(url);
  return response.blob();
}
