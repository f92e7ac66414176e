import type { LoginSearch } from './login-search.ts';

/** Stands for our own origin: whoever leaves it while being resolved was no path of ours. */
const here = 'https://springbyte.invalid';

const subscribe = '/subscribe';

/**
 * The address that a login leads to in place of the role's own page. Only the subscription page is followed (D-012),
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

/** Resolves as a browser would, after refusing what browsers read differently than people. */
function inAppUrl(returnUrl: string | undefined): URL | undefined {
  // One slash, then a name: no scheme, no '//host', no '/\host', no control character that a browser drops.
  if (!returnUrl || !/^\/[a-z]/i.test(returnUrl) || hasControlCharacter(returnUrl)) return undefined;
  if (!URL.canParse(returnUrl, here)) return undefined;
  const url = new URL(returnUrl, here);
  return url.origin === here ? url : undefined;
}

const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
