import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiBaseUrl } from '#lib/configuration.ts';
import { pathOfHash } from '#lib/url/hash-link.ts';
import { startSession } from '#session/session.ts';
import { Portraits } from '#ui/picture/portraits.ts';
import { createApplication } from './app/application.ts';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/subjects.css';
import '#ui/styles/panels.css';
import '#ui/styles/base.css';

/** The only door to the mock backend: a production build folds it away, with everything behind it. */
const ready = __MOCKS__
  ? import('../mocks/browser.ts').then(({ startMocks }) =>
      startMocks(new URL(apiBaseUrl, location.origin).href),
    )
  : Promise.resolve();

/** The demo's people have faces from the first render on; without them there are initials. */
const portraits = __MOCKS__
  ? await import('../mocks/data/seed/portraits.ts').then(
      (module) => module.portraits,
      () => undefined,
    )
  : undefined;

/** Before the first render (D-002). A start that fails is shown there: an empty page helps nobody. */
const started = startSession();
await started.catch(() => undefined);

/** Before routing starts, so that the redirect of unknown paths never swallows the link. */
const linked = pathOfHash(location.hash);
if (linked !== undefined) history.replaceState(null, '', linked);

const router = createApplication({ ready, started });
addEventListener('hashchange', () => {
  const href = pathOfHash(location.hash);
  if (href !== undefined) void router.navigate({ href, replace: true });
});

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <Portraits value={portraits}>
      <RouterProvider router={router} />
    </Portraits>
  </StrictMode>,
);
