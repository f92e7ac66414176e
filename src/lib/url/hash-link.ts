import { removeTrailingSlash } from './canonical-path.ts';
import { inAppUrl } from './in-app-url.ts';

/**
 * Reads a `#/…` link of payment pages and emails; routes are paths (D-048).
 *
 * @param hash with the '#'
 * @returns the path with its query; undefined for other hashes, and for paths outside the application
 */
export function pathOfHash(hash: string): string | undefined {
  if (!hash.startsWith('#')) return undefined;
  const path = hash.slice(1);
  if (path === '/') return path;
  // Use the resolved path: `/a/../../other` would leave the application's folder.
  const url = inAppUrl(path);
  return url && removeTrailingSlash(`${url.pathname}${url.search}${url.hash}`);
}
