import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentSession, startSession } from '#session/session.ts';
import { Portraits } from '#ui/picture/portraits.ts';
import { createApplication, type Application } from './application.ts';
import { repeatEarlyUse } from './early-use.ts';
import type { EarlyUse } from './first-visit.ts';
import { followHashLinks, openHashLink } from './hash-links.ts';
import { WhenDrawn } from './when-drawn.tsx';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/subjects.css';
import '#ui/styles/panels.css';
import '#ui/styles/base.css';

interface StartOptions {
  /** Requests wait for it. */
  apiReady: Promise<unknown>;
  /** The faces of the demo's adults. */
  portraits: ReadonlyMap<string, string> | undefined;
  earlyUse: EarlyUse;
}

/** Draws the application: over the page that was written at build time if that is the one to show, else in its place. */
export async function startApplication({ apiReady, portraits, earlyUse }: StartOptions): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no element with the id root.');
  /** Before the first render (D-002). If it fails, the router shows that: an empty page helps nobody. */
  const sessionStarted = startSession();
  await sessionStarted.catch(() => undefined);

  openHashLink();
  const isWritten = location.pathname === root.dataset['path'] && location.search === '' && !currentSession();
  const router = createApplication({ apiReady, sessionStarted });
  followHashLinks(router);

  const draw = (onDrawn: () => void) => (
    <StrictMode>
      <WhenDrawn onDrawn={onDrawn}>
        <Portraits value={portraits}>
          <RouterProvider router={router} />
        </Portraits>
      </WhenDrawn>
    </StrictMode>
  );
  if (isWritten && (await isLoaded(router))) {
    hydrateRoot(
      root,
      draw(() => repeatEarlyUse(root, earlyUse)),
    );
  } else {
    createRoot(root).render(draw(() => delete document.documentElement.dataset['member']));
  }
}

/**
 * Loads what the page shows, as it was loaded when it was written. The router then draws the same elements
 * (`router.ssr`, router 1.170).
 *
 * @returns false when the way leads to another page after all
 */
async function isLoaded(router: Application): Promise<boolean> {
  router.ssr = { manifest: undefined };
  await router.load();
  const { location: loaded, matches } = router.state;
  const isWhole = matches.every(({ status }) => status === 'success');
  if (loaded.pathname === location.pathname && isWhole) return true;
  delete router.ssr;
  return false;
}
