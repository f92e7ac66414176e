import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { LoginSearch } from './login-search.ts';

const subscribe = '/subscribe';

/**
 * Returns the page to open after a login instead of the start page. Only the subscription page is allowed (D-012),
 * in both forms of D-013: `returnUrl=/subscribe&learnerId=…&planId=…`, or an encoded `returnUrl` with a query.
 *
 * @returns the path of the subscription page with its query; undefined for any other `returnUrl`
 */
export function returnPath({ returnUrl, learnerId, planId }: LoginSearch): string | undefined {
  const url = inAppUrl(returnUrl);
  if (url === undefined || url.pathname.replace(/\/$/, '').toLowerCase() !== subscribe) return undefined;

  const separate = { learnerId, planId };
  const query = new URLSearchParams();
  for (const name of ['learnerId', 'planId'] as const) {
    const value = url.searchParams.get(name) || separate[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${subscribe}?${query}` : subscribe;
}
