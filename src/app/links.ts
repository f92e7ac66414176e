import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { preloadScreen } from '#components/page/preload-screen.ts';
import { appPath, appUrl, hostPath } from '#lib/url/app-url.ts';
import { pathOfHash } from '#lib/url/hash-link.ts';
import type { Application } from './application.ts';

/** Converts a hash link such as `#/subscribe` (D-048) before the router reads the URL. */
export function openHashLink(): void {
  const path = pathOfHash(location.hash);
  if (path !== undefined) history.replaceState(null, '', hostPath(path));
}

export function followHashLinks(router: Application): void {
  addEventListener('hashchange', () => {
    const path = pathOfHash(location.hash);
    if (path !== undefined) void router.navigate({ href: hostPath(path), replace: true });
  });
}

/** Events that often precede a click on a link. */
const eventTypes = ['pointerover', 'focusin', 'touchstart'];

export function preloadLinkedScreens(router: Application): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // Browsers may not load a chunk again after one failure.
    if (!link?.href.startsWith(appUrl('/').href) || !navigator.onLine) return;
    const routes = preloadScreen(router, appPath(link.pathname));
    if (routes.some(({ id }) => id === '/_app')) preloadChunk(() => router.options.context.connect());
  };
  for (const type of eventTypes) addEventListener(type, preload, { capture: true, passive: true });
}
