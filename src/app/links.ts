import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { preloadScreen } from '#components/page/preload-screen.ts';
import { appPath, appUrl, hostPath } from '#lib/url/app-url.ts';
import { pathOfHash } from '#lib/url/hash-link.ts';
import type { Application } from './application.ts';

/** Opens the page of a link such as `#/subscribe` (D-048), before the router sees the URL and takes it for another. */
export function openHashLink(): void {
  const path = pathOfHash(location.hash);
  if (path !== undefined) history.replaceState(null, '', hostPath(path));
}

/** The same for links that are followed while the application is open. */
export function followHashLinks(router: Application): void {
  addEventListener('hashchange', () => {
    const path = pathOfHash(location.hash);
    if (path !== undefined) void router.navigate({ href: hostPath(path), replace: true });
  });
}

/** What comes before a link is followed: the mouse above it, the focus, a finger. */
const signs = ['pointerover', 'focusin', 'touchstart'];

/** Loads the code of a screen when a user is about to follow a link to it. */
export function preloadLinkedScreens(router: Application): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A part that could not be loaded once may never be loaded by this page.
    if (!link?.href.startsWith(appUrl('/').href) || !navigator.onLine) return;
    const routes = preloadScreen(router, appPath(link.pathname));
    if (routes.some(({ id }) => id === '/_app')) preloadChunk(() => router.options.context.connect());
  };
  for (const sign of signs) addEventListener(sign, preload, { capture: true, passive: true });
}
