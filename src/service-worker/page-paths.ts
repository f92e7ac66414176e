import { framedPages, wholePages } from '#lib/prerendered-pages.ts';

/** Pages with a prerendered HTML file. */
const publicPaths = ['/', ...wholePages, ...framedPages];

interface Scope {
  /** The folder of the application, with slashes at both ends. */
  base: string;
  /** The API's base URL, with a slash at the end. */
  apiRoot: string;
}

/** The path within the application's folder, without a trailing slash. */
const pathBelow = ({ pathname }: URL, base: string): string =>
  `/${pathname.slice(base.length).replace(/\/+$/, '')}`;

/** Whether a navigation opens a page of the application, not a file or the API. */
export const isPage = (url: URL, { base, apiRoot }: Scope): boolean =>
  url.pathname.startsWith(base) && !url.href.startsWith(apiRoot) && !/\.[^/]+$/.test(url.pathname);

/** Whether the page has its own HTML file; all others use the application's. */
export const isPublicPage = (url: URL, base: string): boolean => publicPaths.includes(pathBelow(url, base));

/** The cache key of a page: without its query, which may contain a secret. */
export const pageKey = ({ origin, pathname }: URL): string => `${origin}${pathname}`;
