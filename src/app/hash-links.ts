import { hostPath } from '#lib/url/app-url.ts';
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
