import type { RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { applicationUrl } from '../application-url.ts';

/** The worker's script is at the base URL of the application or Storybook, which is also its scope. */
const workerUrl = new URL(`${applicationUrl()}/mockServiceWorker.js`).pathname;

export async function startWorker(handlers: readonly RequestHandler[]): Promise<SetupWorker> {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
  return worker;
}

/**
 * Removes the service worker and caches of a production build at the same URL. If that worker serves a cached page, this
 * code does not run; the script of `.ci/build/service-worker.mjs` then removes the worker.
 */
export async function removeProductionWorker(): Promise<void> {
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
