import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { LoginSearch } from './login-search.ts';

const subscribe = '/subscribe';

/**
 * The page to open after a login in place of the role's start page: only the subscription page (D-012), in both forms of
 * D-013: `returnUrl=/subscribe&learnerId=…&planId=…`, or an encoded returnUrl with its own query.
 *
 * @returns a path with query inside the application; undefined for any other returnUrl
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
