import { loadAhead } from '#components/page/chunk-load-error.ts';
import { preloadScreen } from '#components/page/preload-screen.ts';
import { appPath, appUrl } from '#lib/url/app-url.ts';
import type { Application } from './application.ts';

/** What comes before a link is followed: the mouse above it, the focus, a finger. */
const signs = ['pointerover', 'focusin', 'touchstart'];

/** Loads the code of a screen when somebody is about to follow a link to it. */
export function preloadScreens(router: Application): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A part that could not be loaded once may never be loaded by this page.
    if (!link?.href.startsWith(appUrl('/').href) || !navigator.onLine) return;
    const routes = preloadScreen(router, appPath(link.pathname));
    if (routes.some(({ id }) => id === '/_app')) loadAhead(() => router.options.context.connect());
  };
  for (const sign of signs) addEventListener(sign, preload, { capture: true, passive: true });
}
