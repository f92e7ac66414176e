import { setupWorker } from 'msw/browser';
import { scenarioNames, type ScenarioName } from './data/scenarios.ts';
import { mediaUrls } from './data/seed/media.ts';
import { snapshotStore } from './data/snapshots.ts';
import { readDataUrl } from './rules/media/data-url.ts';
import { createBackend, type Backend } from './server/backend.ts';
import { sequence } from './server/fixed-random.ts';
import { handlersOf } from './server/msw-handlers.ts';

/** The bytes of a seed file, fetched from beside the bundle. Small ones are in it, as an address that is no connection. */
async function readFile(source: string): Promise<Blob> {
  const url = mediaUrls[source];
  if (!url) throw new Error(`There is no seed file ${source}.`);
  const inline = readDataUrl(url.href);
  if (inline) return new Blob([inline.bytes]);
  const response = await fetch(url);
  return response.blob();
}

/**
 * The worker's script stands where the bundle was built to stand: at the root of the application's origin, or beside
 * the page of a Storybook that lies in some folder of a host. Its scope is that folder and nothing above it.
 */
const workerUrl = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).pathname;

/** A backend in this page, answering every call below `base`; other requests pass. */
async function startWorker(backend: Backend, base: string): Promise<void> {
  const worker = setupWorker(...handlersOf(backend, base));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
}

/**
 * The mock for people: its state survives a reload in IndexedDB (web storage is cleared at start-up, D-002).
 * In the console, `springbyteMock` brings the seed back and makes calls fail.
 *
 * @param base absolute, without a trailing slash
 */
export async function startMocks(base: string): Promise<void> {
  const backend = createBackend({
    readFile,
    applicationUrl: location.origin,
    paymentPage: (paymentId) =>
      `${location.origin}/mocks/payment/index.html?payment=${encodeURIComponent(paymentId)}`,
  });
  const store = snapshotStore(indexedDB);
  // A browser may refuse IndexedDB, in a private window for instance: then the mock forgets on reload.
  const saved = await store.load().catch(() => undefined);
  if (saved) backend.restore(saved.snapshot, saved.name, saved.startedAt);
  else await backend.reset();

  backend.onChange((names) => store.save(backend, names).catch(() => {}));
  await startWorker(backend, base);

  const reset = async (scenario: ScenarioName = backend.scenario) => {
    await backend.reset(scenario);
    await store.begin(backend);
    location.reload();
  };
  const { faults } = backend;
  const outbox = () => backend.db.mails.all().toReversed();
  Object.assign(globalThis, { springbyteMock: { reset, faults, outbox } });
  console.info(
    'This page talks to the mock backend. springbyteMock.reset() brings its seed back, ' +
      `springbyteMock.reset('large') another scenario (${scenarioNames.join(', ')}); ` +
      'springbyteMock.outbox() shows the e-mails that a server would have sent; ' +
      "springbyteMock.faults.push({ operation: 'submitActivityAnswers', status: 500, times: 1 }) makes a call fail.",
  );
}

/** The mock for stories and browser tests: nothing is kept, the clock is the caller's. */
export async function startStoryMocks(base: string, now: () => Date): Promise<Backend> {
  const backend = createBackend({ readFile, now, random: sequence() });
  await backend.reset();
  await startWorker(backend, base);
  return backend;
}
