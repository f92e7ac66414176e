import { framedPages, wholePages } from '#lib/prerendered-pages.ts';

/** Pages that a visitor may open first; a host may have an HTML file of its own for each. */
const publicPaths = ['/', ...wholePages, ...framedPages];

interface Place {
  /** The folder of the application, from slash to slash. */
  base: string;
  /** The API's base URL, ending in a slash. */
  apiRoot: string;
}

/** The path below the folder of the application, with a slash in front and none at its end. */
const pathBelow = ({ pathname }: URL, base: string): string =>
  `/${pathname.slice(base.length).replace(/\/+$/, '')}`;

/** Whether a navigation leads to a page of the application, rather than to a file beside it or to the API. */
export const isPage = (url: URL, { base, apiRoot }: Place): boolean =>
  url.pathname.startsWith(base) && !url.href.startsWith(apiRoot) && !/\.[^/]+$/.test(url.pathname);

/** Whether the page may have HTML of its own. Every other page begins with the application's. */
export const isPublicPage = (url: URL, base: string): boolean => publicPaths.includes(pathBelow(url, base));

/** Under which URL the HTML of a page is kept: its query may hold a secret, and is read by the page alone. */
export const pageKey = ({ origin, pathname }: URL): string => `${origin}${pathname}`;
