import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { LoginSearch } from './login-search.ts';

/** The pages of a purchase, with the query parameters that a login carries to them. */
const purchasePages = {
  '/subscribe': ['learnerId', 'planId'],
  '/subscribe/success': ['learnerId', 'recurring'],
} as const;

type PurchasePage = keyof typeof purchasePages;

const isPurchasePage = (path: string): path is PurchasePage => Object.hasOwn(purchasePages, path);

function findPurchasePage(returnUrl: string | undefined) {
  const url = inAppUrl(returnUrl);
  const path = url?.pathname.replace(/\/$/, '').toLowerCase() ?? '';
  return url && isPurchasePage(path) ? { path, given: url.searchParams } : undefined;
}

/** Whether the visitor comes back from the payment provider. */
export const isPaymentResult = ({ returnUrl }: LoginSearch): boolean =>
  findPurchasePage(returnUrl)?.path === '/subscribe/success';

/**
 * Returns the page to open after a login instead of the start page. Only the pages of a purchase are allowed (D-012,
 * D-270), in both forms of D-013: `returnUrl=/subscribe&learnerId=…&planId=…`, or an encoded `returnUrl` with a query.
 *
 * @returns the path of the page with its query; undefined for any other `returnUrl`
 */
export function returnPath({ returnUrl, learnerId, planId }: LoginSearch): string | undefined {
  const page = findPurchasePage(returnUrl);
  if (!page) return undefined;

  const { path, given } = page;
  const separate = { learnerId, planId, recurring: undefined };
  const query = new URLSearchParams();
  for (const name of purchasePages[path]) {
    const value = given.get(name) || separate[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
