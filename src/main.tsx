import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAhead } from '#components/page/chunk-load-error.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { startSession } from '#session/session.ts';
import { Portraits } from '#ui/picture/portraits.ts';
import { createApplication } from './app/application.ts';
import { followHashLinks, openHashLink } from './app/hash-links.ts';
import { whenIdle } from './app/when-idle.ts';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/subjects.css';
import '#ui/styles/panels.css';
import '#ui/styles/base.css';

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

/** Before the first render (D-002). If it fails, the router shows that: an empty page helps nobody. */
const sessionStarted = startSession();
await sessionStarted.catch(() => undefined);

openHashLink();
const router = createApplication({ apiReady, sessionStarted });
followHashLinks(router);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <Portraits value={portraits}>
      <RouterProvider router={router} />
    </Portraits>
  </StrictMode>,
);

/** Only beside a real server; the mock is a service worker itself. What is kept for the next visit must not delay this one. */
if (import.meta.env.PROD && !__MOCKS__) void whenIdle().then(keepForNextVisit);

function keepForNextVisit(): void {
  const loading = import('./app/data/service-worker.ts');
  // Nobody misses it on this page.
  loadAhead(() => loading);
  loading.then(
    ({ startServiceWorker }) => startServiceWorker(),
    () => {},
  );
}
