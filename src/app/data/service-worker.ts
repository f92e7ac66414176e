import { needsPageReload } from '#components/page/chunk-load-error.ts';
import { offerNewRelease, useNewRelease } from '#components/page/new-release.ts';
import { appUrl } from '#lib/url/app-url.ts';
import type { PageMessage } from '../../service-worker/release.ts';

const scope = appUrl('/').href;
const script = new URL('service-worker.js', scope).href;

/** Maximum duration of each step of an update, in milliseconds. */
const stepTimeout = 5000;

/** Registers the service worker of the production build. Failures are ignored: it is optional. */
export async function startServiceWorker(): Promise<void> {
  try {
    await connect(navigator.serviceWorker);
  } catch (error) {
    console.warn('The service worker could not start.', error);
  }
}

async function connect(container: ServiceWorkerContainer): Promise<void> {
  const hadWorker = container.controller?.scriptURL === script;
  await removeMockWorker(container);
  const registration = await container.register(script, { scope });
  await replaceMockWorker(container, registration);
  useNewRelease.setState({ activate: () => activateNewRelease(container, registration) });
  watchForRelease(container, registration, hadWorker);
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const started: PageMessage = {
    type: 'started',
    loaded: hadWorker ? [] : [location.href, ...loaded],
  };
  active?.postMessage(started, {});
}

/** A demo at the same URL may have left the mock's worker, which would intercept requests to the real server. */
async function removeMockWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration(scope);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (registration?.scope === scope && worker?.scriptURL !== script) await registration.unregister();
}

/** Activates the new worker, which would otherwise wait until a demo in another tab is closed. */
async function replaceMockWorker(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  const { active, installing } = registration;
  if (!active || active.scriptURL === script) return;
  if (installing) await waitForEvent(installing, 'statechange');
  if (registration.waiting) await activate(container, registration.waiting);
}

/** @returns whether the new worker controls the page within `stepTimeout` */
function activate(container: ServiceWorkerContainer, waiting: ServiceWorker): Promise<boolean> {
  const isReplaced = waitForEvent(container, 'controllerchange').then(() => true);
  const message: PageMessage = { type: 'take over' };
  waiting.postMessage(message, {});
  return withTimeout(isReplaced);
}

/** A page that was loaded without a worker has the newest release until a worker controls it. */
function watchForRelease(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  hadWorker: boolean,
): void {
  let isControlled = hadWorker;
  const offer = () => {
    if (isControlled && registration.waiting) offerNewRelease();
  };
  const watchInstalling = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watchInstalling);
  container.addEventListener('controllerchange', () => {
    // Another tab has activated the newer release, while this page runs the older one.
    if (isControlled) offerNewRelease();
    isControlled = true;
  });
  // The update may have started before this listener was added.
  watchInstalling();
  offer();
}

/**
 * Activates the newer release. Unregisters the worker if it cannot be replaced, or if a file is missing and no newer
 * release exists, so that the page loads from the host.
 */
async function activateNewRelease(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  const hasResponded = registration.waiting ? undefined : await withTimeout(installUpdate(registration));
  const { waiting } = registration;
  if (waiting && (await activate(container, waiting))) return;
  const isStuck = waiting !== null || needsPageReload();
  if (isStuck && (hasResponded ?? (await withTimeout(installUpdate(registration))))) {
    await registration.unregister();
  }
}

/** Waits for the installation of an update. @returns whether the host responded */
async function installUpdate(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update();
  } catch {
    return false;
  }
  const { installing } = registration;
  if (installing) await waitForEvent(installing, 'statechange');
  return true;
}

const waitForEvent = (target: EventTarget, type: string): Promise<void> =>
  new Promise((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true });
  });

const withTimeout = (step: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    step,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), stepTimeout);
    }),
  ]);
