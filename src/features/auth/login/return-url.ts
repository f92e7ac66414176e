import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { LoginSearch } from './login-search.ts';

const subscribe = '/subscribe';

/**
 * The page that a login leads to in place of the role's own page. Only the subscription page is followed (D-012),
 * in both forms of D-013: `returnUrl=/subscribe&learnerId=…&planId=…`, or everything inside an encoded returnUrl.
 *
 * @returns a path with query inside the application, or undefined for any other returnUrl, also one that would lead
 *   to another host
 */
export function returnPath({ returnUrl, learnerId, planId }: LoginSearch): string | undefined {
  const url = inAppUrl(returnUrl);
  if (url === undefined || url.pathname.replace(/\/$/, '').toLowerCase() !== subscribe) return undefined;

  const wanted = { learnerId, planId };
  const query = new URLSearchParams();
  for (const name of ['learnerId', 'planId'] as const) {
    const value = url.searchParams.get(name) || wanted[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${subscribe}?${query}` : subscribe;
}
