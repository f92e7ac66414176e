import { needsPageReload } from '#components/page/chunk-load-error.ts';
import { offerNewRelease, useNewRelease } from '#components/page/new-release.ts';
import { appUrl } from '#lib/url/app-url.ts';
import type { PageMessage } from '../../service-worker/release.ts';

const scope = appUrl('/').href;
const script = new URL('service-worker.js', scope).href;

/** Milliseconds that somebody who loads the page again waits at most for each step towards a newer release. */
const patience = 5000;

/**
 * Registers the service worker of the production build. Where the browser refuses it, everything works as it would without.
 */
export async function startServiceWorker(): Promise<void> {
  try {
    await connect(navigator.serviceWorker);
  } catch (error) {
    console.warn('Nothing is kept for the next visit.', error);
  }
}

async function connect(container: ServiceWorkerContainer): Promise<void> {
  const hadWorker = container.controller?.scriptURL === script;
  await removeOthers(container);
  const registration = await container.register(script, { scope });
  await replaceForeign(container, registration);
  useNewRelease.setState({ activate: () => takeOver(container, registration) });
  watchForRelease(container, registration, hadWorker);
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const started: PageMessage = {
    type: 'started',
    loaded: hadWorker ? [] : [location.href, ...loaded],
  };
  active?.postMessage(started, {});
}

/** A demo at the same place has left its mock, which must not stand between this page and the real server. */
async function removeOthers(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration(scope);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (registration?.scope === scope && worker?.scriptURL !== script) await registration.unregister();
}

/**
 * Replaces the worker of a demo that another tab still shows: it would serve this page as well, and the new worker would wait
 * until both are closed.
 */
async function replaceForeign(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  const { active, installing } = registration;
  if (!active || active.scriptURL === script) return;
  if (installing) await happens(installing, 'statechange');
  if (registration.waiting) await letTakeOver(container, registration.waiting);
}

/** @returns whether the worker has taken over in time */
function letTakeOver(container: ServiceWorkerContainer, waiting: ServiceWorker): Promise<boolean> {
  const isReplaced = happens(container, 'controllerchange').then(() => true);
  const message: PageMessage = { type: 'take over' };
  waiting.postMessage(message, {});
  return inTime(isReplaced);
}

/** A page that came without a worker is the host's newest, until a worker has taken it over. */
function watchForRelease(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  hadWorker: boolean,
): void {
  let isControlled = hadWorker;
  const offer = () => {
    if (isControlled && registration.waiting) offerNewRelease();
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  container.addEventListener('controllerchange', () => {
    // Another tab has taken the newer release over; this page still runs the older one.
    if (isControlled) offerNewRelease();
    isControlled = true;
  });
  // The browser may have found it before this was asked for.
  follow();
  offer();
}

/**
 * Lets the newer release take over. Where it cannot, because the older one never comes to an end, or where a part of this
 * one is missing and no newer one can be had, the page is loaded from the host, if that responds.
 */
async function takeOver(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  const hasResponded = registration.waiting ? undefined : await inTime(findNewer(registration));
  const { waiting } = registration;
  if (waiting && (await letTakeOver(container, waiting))) return;
  const isStuck = waiting !== null || needsPageReload();
  if (isStuck && (hasResponded ?? (await inTime(findNewer(registration))))) await registration.unregister();
}

/**
 * Looks for a newer release, and waits until it is on the device.
 *
 * @returns whether the host has responded
 */
async function findNewer(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update();
  } catch {
    return false;
  }
  const { installing } = registration;
  if (installing) await happens(installing, 'statechange');
  return true;
}

const happens = (target: EventTarget, type: string): Promise<void> =>
  new Promise((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true });
  });

const inTime = (work: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    work,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), patience);
    }),
  ]);
