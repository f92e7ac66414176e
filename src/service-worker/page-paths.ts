import { shellPages, prerenderedPages } from '#lib/prerendered-pages.ts';

const publicPaths = ['/', ...prerenderedPages, ...shellPages];

interface Scope {
  /** The application's folder, with slashes at both ends. */
  base: string;
  apiRoot: string;
}

/** Returns the path within the application's folder, without a trailing slash. */
const pathWithin = ({ pathname }: URL, base: string): string =>
  `/${pathname.slice(base.length).replace(/\/+$/, '')}`;

/** Whether a navigation opens a page of the application instead of a file or the API. */
export const isPage = (url: URL, { base, apiRoot }: Scope): boolean =>
  url.pathname.startsWith(base) && !url.href.startsWith(apiRoot) && !/\.[^/]+$/.test(url.pathname);

/** Whether the page has its own HTML file; all other pages use `index.html`. */
export const isPublicPage = (url: URL, base: string): boolean => publicPaths.includes(pathWithin(url, base));

/** Cache key of a page: without its query, which may contain a secret. */
export const pageKey = ({ origin, pathname }: URL): string => `${origin}${pathname}`;
