import type { AnyRouter } from '@tanstack/react-router';
import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { SessionDetails } from './claims.ts';
import { canOpen } from './guard.ts';
import type { RestorableDraft } from './restorable-draft.ts';
import { homePathOf } from './roles.ts';

/** The page that a user requested before signing in. */
interface ReturnOffer {
  path: string;
  userId: string;
  /** What the page restores, if the same user's session ended there. */
  left?: RestorableDraft | 'nothing' | undefined;
}

declare module '@tanstack/react-router' {
  /** Stored in the history entry, which survives a reload; web storage is cleared (D-002). */
  interface HistoryState {
    returnOffer?: ReturnOffer | undefined;
  }
}

/** The home page, and pages of the sign-in flow. */
const notWorthOffering = /^\/(?:home|auth|unauthorized|offline-payment)?(?:\/|$)/i;

/** The user's home page, where a login leads anyway. With a query it may hold more, such as an open form. */
const isStart = ({ pathname, search }: URL, { role }: SessionDetails): boolean =>
  pathname === homePathOf(role) && search === '';

/**
 * Offers the page that a visitor requested before the login (D-012), if it exists in the application and is open to
 * the user.
 *
 * @param returnUrl untrusted
 * @param left what the page restores
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
  if (routes.length < 2 || routes.at(-1)?.fullPath === '/$') return undefined;
  if (!routes.every((route) => canOpen(route.options.beforeLoad, details))) return undefined;
  return { path: `${url.pathname}${url.search}${url.hash}`, userId: details.id, left };
}
