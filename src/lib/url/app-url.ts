/**
 * Paths of the application and paths of the host. The application may be served from a folder (`--base /school/`).
 * Its paths, such as `/home`, omit the folder; the router, `returnUrl` and all code use them. Only the browser gets
 * host paths, such as `/school/home`.
 */

/** `/` or `/school/`. Storybook has a relative base. */
const folder = (): string => (import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/');

/**
 * Converts a path of the application to a path of the host.
 *
 * @param path with or without query and hash
 */
export const hostPath = (path: string): string => `${folder()}${path.replace(/^\/+/, '')}`;

/**
 * Converts a path of the host to a path of the application.
 *
 * @param pathname without query and hash; returned unchanged if outside the folder
 */
export function appPath(pathname: string): string {
  if (`${pathname}/` === folder()) return '/';
  return pathname.startsWith(folder()) ? `/${pathname.slice(folder().length).replace(/^\/+/, '')}` : pathname;
}

/** The absolute URL of a page, for links from other sites. */
export const appUrl = (path: string): URL => new URL(hostPath(path), location.origin);

/** The prefix of hash links: the origin (D-048), or the folder with its slash. */
export const siteUrl = (): string => (folder() === '/' ? location.origin : appUrl('/').href);
