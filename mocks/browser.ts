import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { applicationUrl } from './application-url.ts';
import { scenarioNames, type ScenarioName } from './data/scenarios.ts';
import { mediaUrls } from './data/seed/media.ts';
import { snapshotStore } from './data/snapshots.ts';
import { createHandlers } from './msw-handlers.ts';
import { readDataUrl } from './rules/media/data-url.ts';
import { createBackend, type Backend } from './server/backend.ts';
import { sequence } from './server/fixed-random.ts';

/**
 * Starts the mock of the application in development and in the demo. Its state survives a reload in IndexedDB (web storage
 * is cleared at start-up, D-002). In the console, `springbyteMock` resets the data and makes calls fail.
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
  // A browser may refuse IndexedDB, in a private window for instance: then nothing survives a reload.
  const restore = async (): Promise<boolean> => {
    const saved = await store.load().catch(() => undefined);
    if (saved) backend.restore(saved.snapshot, saved.name, saved.startedAt);
    return saved !== undefined;
  };
  if (!(await restore())) await backend.reset();

  backend.onChange((names) => store.save(backend, names).catch(() => {}));
  // Each tab has its own backend. What another tab has changed is taken over before this one changes it as well.
  store.onSavedElsewhere((names) => {
    const taken = names ? backend.takeOver(() => store.read(names)) : restore();
    taken.catch((error: unknown) => console.warn('The changes of another tab could not be read.', error));
  });
  await removeProductionWorker();
  await startWorker(createHandlers(backend, base));
  offerConsole(backend, store);
}

/**
 * Starts the mock of stories and browser tests: nothing is saved, and the caller sets the clock.
 *
 * @param isLate whether an earlier story has sent the request: its connection breaks
 */
export async function startStoryMocks(
  base: string,
  now: () => Date,
  isLate: (request: Request) => boolean,
): Promise<Backend> {
  const backend = createBackend({ readFile, now, random: sequence(), applicationUrl: location.origin });
  await backend.reset();
  const refuseLate = http.all(`${base}/*`, ({ request }) =>
    isLate(request) ? HttpResponse.error() : undefined,
  );
  await startWorker([refuseLate, ...createHandlers(backend, base)]);
  return backend;
}

/**
 * The script of the worker stands where the bundle was built to stand: at the root of the application, or beside
 * the page of a Storybook in a folder of some host. Its scope is that folder.
 */
const workerUrl = new URL(`${applicationUrl()}/mockServiceWorker.js`).pathname;

/**
 * A production build at the same place has left its worker and what that has kept. Where a kept page comes first, the
 * script that stands in the place of the worker's does the same (.ci/service-worker.mjs).
 */
async function removeProductionWorker(): Promise<void> {
  const scope = new URL('.', new URL(workerUrl, location.origin)).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const isForeign = registration?.active && !registration.active.scriptURL.endsWith(workerUrl);
  if (registration?.scope === scope && isForeign && (await registration.unregister())) {
    // It would go on serving this page, and keeping what that loads.
    location.reload();
    await new Promise(() => {});
  }
  const names = (await caches.keys()).filter((name) => /^(springbyte|workbox)-/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Other requests than those of the handlers pass. */
async function startWorker(handlers: RequestHandler[]): Promise<void> {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
}

function offerConsole(backend: Backend, store: ReturnType<typeof snapshotStore>): void {
  const reset = async (scenario: ScenarioName = backend.scenario) => {
    await backend.reset(scenario);
    await store.restart(backend);
    location.reload();
  };
  const { faults } = backend;
  const outbox = () => backend.db.mails.all().toReversed();
  Object.assign(globalThis, { springbyteMock: { reset, faults, outbox } });
  console.info(
    'This page talks to the mock backend. springbyteMock.reset() restores the demo data, ' +
      `springbyteMock.reset('large') loads another scenario (${scenarioNames.join(', ')}); ` +
      'springbyteMock.outbox() shows the e-mails that a server would have sent; ' +
      "springbyteMock.faults.push({ operation: 'submitActivityAnswers', status: 500, times: 1 }) makes a call fail.",
  );
}

/** The bytes of a seed file, fetched from beside the bundle. The bundler has inlined small ones as `data:` URLs. */
async function readFile(source: string): Promise<Blob> {
  const url = mediaUrls[source];
  if (!url) throw new Error(`There is no seed file ${source}.`);
  const inlined = readDataUrl(url.href);
  if (inlined) return new Blob([inlined.bytes]);
  const response = await fetch(url);
  return response.blob();
}
