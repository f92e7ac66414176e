/**
 * Where the application stands on its host: at the root, or in a folder that the build was given (`--base /school/`).
 * A path of the application begins at its own root, wherever that is: `/home`. The router, every `returnUrl` and all code
 * speak of those; only what the browser is given is a path of the host, `/school/home`.
 */

/** `/` or `/school/`. A Storybook may be put into any folder, and the URLs of its screens are nobody's. */
const folder = (): string => (import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/');

/**
 * @param path of the application, with or without query and hash
 * @returns the same page as a path of the host, for a link, a request or the history
 */
export const hostPath = (path: string): string => `${folder()}${path.replace(/^\/+/, '')}`;

/**
 * @param pathname of the host, without query and hash
 * @returns the path of the application; one that lies outside its folder stays as it is
 */
export function appPath(pathname: string): string {
  if (`${pathname}/` === folder()) return '/';
  return pathname.startsWith(folder()) ? `/${pathname.slice(folder().length).replace(/^\/+/, '')}` : pathname;
}

/** The whole URL of a page, for whoever leads back to it from elsewhere. */
export const appUrl = (path: string): URL => new URL(hostPath(path), location.origin);

/** What the hash of a link is written behind: the origin alone (D-048), or the folder with its slash. */
export const siteUrl = (): string => (folder() === '/' ? location.origin : appUrl('/').href);
