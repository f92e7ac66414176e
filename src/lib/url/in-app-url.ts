/** Stands for our own origin: whatever leaves it while being resolved was no path of ours. */
const placeholderOrigin = 'https://springbyte.invalid';

/**
 * Reads a URL that came from outside, such as a `returnUrl`, as a path of the application. It is resolved as a
 * browser would do it, after refusing what browsers read differently than people.
 *
 * @returns a URL whose path, query and hash may be used, its origin never; undefined for anything that would lead, or
 *   might be made to lead, to another host
 */
export function inAppUrl(given: string | undefined): URL | undefined {
  // One slash, then a name: no scheme, no '//host', no '/\host', no control character that a browser drops.
  if (!given || !/^\/[a-z]/i.test(given) || hasControlCharacter(given)) return undefined;
  if (!URL.canParse(given, placeholderOrigin)) return undefined;
  const url = new URL(given, placeholderOrigin);
  // '/a/..//host' is a path of ours until somebody resolves what came out of it.
  return url.origin === placeholderOrigin && !url.pathname.startsWith('//') ? url : undefined;
}

const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
