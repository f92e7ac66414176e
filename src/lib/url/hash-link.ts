import { removeTrailingSlash } from './canonical-path.ts';
import { inAppUrl } from './in-app-url.ts';

/** Reads a hash link such as `#/subscribe` (D-048); undefined for other hashes and external paths. */
export function pathOfHash(hash: string): string | undefined {
  if (!hash.startsWith('#')) return undefined;
  const path = hash.slice(1);
  if (path === '/') return path;
  // Resolved, because `/a/../../other` would leave the application's folder.
  const url = inAppUrl(path);
  return url && removeTrailingSlash(`${url.pathname}${url.search}${url.hash}`);
}
