import { apiBaseUrl } from '#lib/configuration.ts';
import { firstVisit } from './app/first-visit.ts';

/** Not at the top level: the modules of the application share this one's chunk, and would wait for it to end. */
async function start(): Promise<void> {
  await firstVisit();
  const application = import('./app/start-application.tsx');

  /** The only door to the mock backend: a production build folds it away, with everything behind it. */
  const apiReady = __MOCKS__
    ? import('../mocks/browser.ts').then(({ startMocks }) =>
        startMocks(new URL(apiBaseUrl, location.origin).href),
      )
    : Promise.resolve();

  /** The demo's adults have faces from the first render on; without them there are initials. */
  const portraits = __MOCKS__
    ? await import('../mocks/data/seed/portraits.ts').then(
        (module) => module.portraits,
        () => undefined,
      )
    : undefined;

  const { startApplication } = await application;
  await startApplication({ apiReady, portraits });
}

start().catch((error: unknown) => {
  document.querySelector('#failure')?.removeAttribute('hidden');
  reportError(error);
});
