import { removeTrailingSlash } from './canonical-path.ts';
import { inAppUrl } from './in-app-url.ts';

/**
 * Payment links and e-mails use `#/…` while routes are paths (D-048).
 *
 * @param hash of a location, with the '#'
 * @returns the path that it stands for, query included; undefined for any other hash, and for one that would leave
 *   the application
 */
export function pathOfHash(hash: string): string | undefined {
  if (!hash.startsWith('#')) return undefined;
  const path = hash.slice(1);
  if (path === '/') return path;
  // As it was resolved: in a folder of a host, `/a/../../other` would leave the folder.
  const url = inAppUrl(path);
  return url && removeTrailingSlash(`${url.pathname}${url.search}${url.hash}`);
}
