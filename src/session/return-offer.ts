import type { AnyRouter } from '@tanstack/react-router';
import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { SessionDetails } from './claims.ts';
import { canOpen } from './guard.ts';
import type { RestorableDraft } from './restorable-draft.ts';
import { homePathOf } from './roles.ts';

/** A page that somebody asked for before signing in, and who that was. */
interface ReturnOffer {
  path: string;
  userId: string;
  /** The user's own session has ended there, and what of their work is kept. */
  left?: RestorableDraft | 'nothing' | undefined;
}

declare module '@tanstack/react-router' {
  /** Kept with the entry in the browser's history: it survives a reload, and web storage stays as D-002 wants it. */
  interface HistoryState {
    returnOffer?: ReturnOffer | undefined;
  }
}

/** Pages that everybody finds, and pages that ask who somebody is. */
const notWorthOffering = /^\/(?:home|auth|unauthorized|offline-payment)?(?:\/|$)/i;

/** Where the login leads anyway; with a query it is more than that, such as an open form. */
const isStart = ({ pathname, search }: URL, { role }: SessionDetails): boolean =>
  pathname === homePathOf(role) && search === '';

/**
 * The page that a login was asked for and does not lead to (D-012), when it lies inside the application and is open to
 * whoever signed in.
 *
 * @param returnUrl as it came, from anywhere
 * @param left what the user has left there
 */
export function returnOffer(
  router: AnyRouter,
  returnUrl: string | undefined,
  details: SessionDetails,
  left?: ReturnOffer['left'],
): ReturnOffer | undefined {
  const url = inAppUrl(returnUrl);
  if (!url || notWorthOffering.test(url.pathname) || isStart(url, details)) return undefined;
  const [routes] = router.getMatchedRoutes(url.pathname);
  // The splat route matches every URL that means nothing.
  if (routes.length < 2 || routes.at(-1)?.fullPath === '/$') return undefined;
  if (!routes.every((route) => canOpen(route.options.beforeLoad, details))) return undefined;
  return { path: `${url.pathname}${url.search}${url.hash}`, userId: details.id, left };
}
