import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { needsPageLoad, watchForChunkLoadErrors } from '#components/page/chunk-load-error.ts';
import { loadPageAgain } from '#components/page/new-release.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { appPath } from '#lib/url/app-url.ts';
import { currentSession, startSession } from '#session/session.ts';
import { Portraits } from '#ui/picture/portraits.ts';
import { createApplication, type Application } from './application.ts';
import { notMidway, readEarlyUse, repeatEarlyUse } from './early-use.ts';
import { FirstDrawing } from './first-drawing.tsx';
import { followHashLinks, openHashLink } from './hash-links.ts';
import { preloadScreens } from './preload-screens.ts';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/subjects.css';
import '#ui/styles/panels.css';
import '#ui/styles/base.css';

interface StartOptions {
  /** The mock backend, in place of a server: requests wait for it. */
  mocks: Promise<{ startMocks: (base: string) => Promise<void> }> | undefined;
  /** The faces of the demo's adults. */
  portraits: ReadonlyMap<string, string> | undefined;
}

/**
 * Draws the application: over the page that was written at build time if that is the one to show, else in its place.
 *
 * @throws Error when a part of that page did not load: what is there stays, with all that was typed
 */
export async function startApplication({ mocks, portraits }: StartOptions): Promise<void> {
  watchForChunkLoadErrors();
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no element with the id root.');
  const apiReady = Promise.resolve(mocks).then((mock) =>
    mock?.startMocks(new URL(apiBaseUrl, location.origin).href),
  );
  /** Before the first render (D-002). If it fails, the router shows that: an empty page helps nobody. */
  const sessionStarted = startSession();
  await sessionStarted.catch(() => undefined);

  openHashLink();
  const router = createApplication({ apiReady, sessionStarted });

  const isWritten = location.pathname === root.dataset['path'];
  if (isWritten) keepScrolled(router);
  // The page that was written stays until there is another one to show.
  const isSame = isWritten && (await loadsWritten(router));
  if (isWritten) await notMidway();
  followHashLinks(router);
  // Not earlier: a screen that is loaded ahead in vain is no part of this page.
  preloadScreens(router);
  // What takes its place is drawn beside it, so that no key is lost in between.
  const target = isWritten && !isSame ? (root.cloneNode() as HTMLElement) : root;
  let early: ReturnType<typeof readEarlyUse> | undefined;
  const beforeDrawn = () => {
    early = readEarlyUse(root);
    if (target !== root) root.replaceWith(target);
    const { dataset } = document.documentElement;
    delete dataset['page'];
    delete dataset['member'];
  };
  // React takes no events in the middle of its own work.
  const afterDrawn = () =>
    queueMicrotask(() => {
      if (early) repeatEarlyUse(target, early);
      early = undefined;
    });
  const application = (
    <StrictMode>
      <FirstDrawing before={beforeDrawn} after={afterDrawn}>
        <Portraits value={portraits}>
          <RouterProvider router={router} />
        </Portraits>
      </FirstDrawing>
    </StrictMode>
  );
  if (isSame) hydrateRoot(target, application);
  else createRoot(target).render(application);
}

/** The page that was written stays where somebody has scrolled it; from then on the router takes care of that. */
function keepScrolled(router: Application): void {
  let isDrawn = false;
  router.options.scrollRestoration = () => isDrawn;
  const stop = router.subscribe('onRendered', () => {
    isDrawn = true;
    stop();
  });
}

/**
 * Loads the page of the URL, as it was loaded when it was written. The router then draws the same elements (`router.ssr`,
 * router 1.170).
 *
 * @returns false when there is something else to draw: for somebody who is signed in, because of the query, or because of
 *   what an earlier page has handed on
 */
async function loadsWritten(router: Application): Promise<boolean> {
  router.ssr = { manifest: undefined };
  const path = appPath(location.pathname);
  await router.load();
  if (needsPageLoad()) giveUp();
  const { matches, location: shown } = router.state;
  const isWhole = matches.every(({ status }) => status === 'success');
  const hasState = Object.keys(shown.state).some((name) => name !== 'key' && !name.startsWith('__'));
  const isSame = shown.pathname === path && location.search === '' && !hasState && !currentSession();
  if (isWhole && isSame) return true;
  delete router.ssr;
  return false;
}

/** The early script tells the person (.ci/early-script.js). Its link finds a newer release, too. */
function giveUp(): never {
  document.querySelector('#failure a')?.addEventListener('click', (event) => {
    event.preventDefault();
    void loadPageAgain();
  });
  throw new Error('A part of the page did not load.');
}
