/**
 * The application may be served from a folder (`--base /school/`). Application paths, such as `/home`, omit it; the
 * router, `returnUrl` and all code use them. Only the browser gets host paths, such as `/school/home`.
 */

/** `/` or `/school/`. Storybook has a relative base. */
const folder = (): string => (import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/');

/** Converts a path of the application, with or without query and hash, to a path of the host. */
export const hostPath = (path: string): string => `${folder()}${path.replace(/^\/+/, '')}`;

/** Converts a path of the host, without query and hash. Returns paths outside the folder unchanged. */
export function appPath(pathname: string): string {
  if (`${pathname}/` === folder()) return '/';
  return pathname.startsWith(folder()) ? `/${pathname.slice(folder().length).replace(/^\/+/, '')}` : pathname;
}

export const appUrl = (path: string): URL => new URL(hostPath(path), location.origin);

/** Returns the prefix of hash links: the origin (D-048), or the folder with its slash. */
export const siteUrl = (): string => (folder() === '/' ? location.origin : appUrl('/').href);
