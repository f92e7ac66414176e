import type { AnyRouter } from '@tanstack/react-router';
import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { SessionDetails } from './claims.ts';
import { canOpen } from './guard.ts';
import type { RestorableDraft } from './restorable-draft.ts';
import { homePathOf, Role } from './roles.ts';

interface ReturnOffer {
  path: string;
  userId: string;
  /** The draft that the page restores, if the same user's session ended there. */
  left?: RestorableDraft | 'nothing' | undefined;
}

declare module '@tanstack/react-router' {
  /** Stored in the history entry, which survives a reload: web storage is cleared (D-002). */
  interface HistoryState {
    returnOffer?: ReturnOffer | undefined;
  }
}

/** The home page, the pages of the sign-in flow, and the pages that a refused guard opens. */
const excludedPaths = /^\/(?:home|auth|unauthorized|offline-payment)?(?:\/|$)/i;

/** A home page with a query counts as another page: the query may open a form there. */
const isHomePage = ({ pathname, search }: URL, { role }: SessionDetails): boolean =>
  pathname === homePathOf(role) && search === '';

/** Returns the page that a visitor requested (untrusted), if it exists and is open to the user (D-012). */
export function returnOffer(
  router: AnyRouter,
  returnUrl: string | undefined,
  details: SessionDetails,
  left?: ReturnOffer['left'],
): ReturnOffer | undefined {
  const url = inAppUrl(returnUrl);
  if (!url || excludedPaths.test(url.pathname) || isHomePage(url, details)) return undefined;
  if (!canOpenPath(router, url.pathname, details)) return undefined;
  return { path: `${url.pathname}${url.search}${url.hash}`, userId: details.id, left };
}

export function canOpenPath(router: AnyRouter, pathname: string, details: SessionDetails): boolean {
  const [routes] = router.getMatchedRoutes(pathname);
  if (routes.length < 2 || routes.at(-1)?.fullPath === '/$') return false;
  return routes.every((route) => canOpen(route.options.beforeLoad, details));
}

/** Whether the page that a guard has refused to a learner exists and is open to parents. */
export function isParentPage(
  router: AnyRouter,
  returnUrl: string | undefined,
  details: SessionDetails,
): boolean {
  const url = inAppUrl(returnUrl);
  return url !== undefined && canOpenPath(router, url.pathname, { ...details, role: Role.Parent });
}
