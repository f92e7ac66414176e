import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { needsPageReload, watchForChunkLoadErrors } from '#components/page/chunk-load-error.ts';
import { reloadPage } from '#components/page/new-release.ts';
import { preloadScreen } from '#components/page/preload-screen.ts';
import { appPath } from '#lib/url/app-url.ts';
import { currentSession, startSession } from '#session/session.ts';
import { PortraitsContext } from '#ui/picture/portraits.ts';
import { createApplication, type Application } from './application.ts';
import { followHashLinks, openHashLink, preloadLinkedScreens } from './links.ts';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/subjects.css';
import '#ui/styles/base.css';

interface StartOptions {
  /** Settles when the mock backend has started; undefined with a real server. */
  apiReady: Promise<void> | undefined;
  portraits: ReadonlyMap<string, string> | undefined;
}

/** Hydrates the prerendered page if it suits this visitor; otherwise renders the application. Returns its router. */
export async function startApplication({
  apiReady = Promise.resolve(),
  portraits,
}: StartOptions): Promise<Application> {
  watchForChunkLoadErrors();
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no element with the id root.');
  const { dataset } = document.documentElement;
  /** Settles before the first render (D-002). If it rejects, the router shows an error screen. */
  const sessionStarted = startSession();
  const { pathname } = location;
  openHashLink();
  const router = createApplication({ apiReady, sessionStarted });
  if (dataset['page'] !== 'prerendered') preloadScreen(router, appPath(location.pathname));
  await sessionStarted.catch(() => undefined);

  let canHydrate = dataset['page'] === 'prerendered' && !currentSession();
  if (canHydrate) {
    await router.load();
    if (needsPageReload()) {
      reportMissingChunk();
      return router;
    }
    canHydrate =
      location.pathname === pathname && router.state.matches.every(({ status }) => status === 'success');
  }
  const replayEarlyPress = () => {
    delete dataset['page'];
    delete dataset['member'];
    const pressed = document.querySelector<HTMLElement>('[data-early-press]');
    delete pressed?.dataset['earlyPress'];
    pressed?.click();
  };
  const application = (
    <StrictMode>
      <PortraitsContext value={portraits}>
        <RouterProvider router={router} />
      </PortraitsContext>
    </StrictMode>
  );
  if (canHydrate) {
    const stop = router.subscribe('onRendered', () => {
      stop();
      // React ignores events during a commit.
      queueMicrotask(replayEarlyPress);
    });
    await waitForDateField();
    hydrateRoot(root, application);
  } else {
    flushSync(() => createRoot(root).render(application));
    replayEarlyPress();
  }
  followHashLinks(router);
  preloadLinkedScreens(router);
  return router;
}

/** Hydration would clear a partly typed date, so wait until the field loses focus. */
async function waitForDateField(): Promise<void> {
  const isTypingDate = document.activeElement?.matches('input[type=date]');
  if (!isTypingDate || document.querySelector('[data-early-press]')) return;
  await new Promise((resolve) => {
    addEventListener('focusout', () => setTimeout(resolve), { once: true });
  });
}

/**
 * Reports a missing chunk like a missing script (.ci/build/early-script.js); the link also checks for a newer
 * release.
 */
function reportMissingChunk(): void {
  document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  document.querySelector('#failure a')?.addEventListener('click', (event) => {
    event.preventDefault();
    void reloadPage();
  });
}
