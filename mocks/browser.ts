import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { applicationUrl } from './application-url.ts';
import { scenarioNames, type ScenarioName } from './data/scenarios.ts';
import { mediaUrls } from './data/seed/media.ts';
import { snapshotStore } from './data/snapshots.ts';
import { createHandlers } from './msw-handlers.ts';
import { readDataUrl } from './rules/media/data-url.ts';
import { createBackend, type Backend } from './server/backend.ts';
import { createFixedRandom } from './server/fixed-random.ts';

/**
 * Starts the mock of the application in development and in the demo. IndexedDB stores its state, because the application
 * clears web storage at start-up (D-002). In the console, `springbyteMock` resets the data and makes calls fail.
 *
 * @param base absolute URL without a trailing slash
 */
export async function startMocks(base: string): Promise<void> {
  const backend = createBackend({
    readFile,
    applicationUrl: applicationUrl(),
    paymentPage: (paymentId) =>
      `${applicationUrl()}/mocks/payment/index.html?payment=${encodeURIComponent(paymentId)}`,
  });
  const store = snapshotStore(indexedDB);
  // Without IndexedDB, as in some private windows, every reload starts from the seed.
  const restore = async (): Promise<boolean> => {
    const saved = await store.load().catch(() => undefined);
    if (saved) backend.restore(saved.snapshot, saved.name, saved.startedAt);
    return saved !== undefined;
  };
  if (!(await restore())) await backend.reset();

  backend.onChange((names) => store.save(backend, names).catch(() => {}));
  // Each tab has a separate backend: apply the changes of another tab before the next call in this one.
  store.onSavedElsewhere((names) => {
    const update = names ? backend.replaceTables(() => store.read(names)) : restore();
    update.catch((error: unknown) => console.warn('The changes of another tab could not be read.', error));
  });
  await removeProductionWorker();
  await startWorker(createHandlers(backend, base));
  exposeConsole(backend, store);
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

function exposeConsole(backend: Backend, store: ReturnType<typeof snapshotStore>): void {
  const reset = async (scenario: ScenarioName = backend.scenario) => {
    await backend.reset(scenario);
    await store.restart(backend);
    location.reload();
  };
  const { faults } = backend;
  const outbox = () => backend.db.mails.all().toReversed();
  Object.assign(globalThis, { springbyteMock: { reset, faults, outbox } });
  console.info(
    'This page uses the mock backend. springbyteMock.reset() restores the demo data, ' +
      `springbyteMock.reset('large') loads another scenario (${scenarioNames.join(', ')}); ` +
      'springbyteMock.outbox() shows the emails that a server would have sent; ' +
      "springbyteMock.faults.push({ operation: 'submitActivityAnswers', status: 500, times: 1 }) makes a call fail.",
  );
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
