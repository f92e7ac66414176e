/** Placeholder for the application's origin: a URL that resolves to another origin is external. */
const placeholderOrigin = 'https://springbyte.invalid';

/**
 * Reads an untrusted URL, such as a `returnUrl`, as a path of the application. Refuses what browsers and readers
 * interpret differently, then resolves it as a browser does.
 *
 * @returns a URL whose path, query and hash are safe to use, but not its origin; undefined if it could lead to
 * another host
 */
export function inAppUrl(given: string | undefined): URL | undefined {
  // One slash, then a letter: no scheme, no '//host', no '/\host', no control characters, which browsers drop.
  if (!given || !/^\/[a-z]/i.test(given) || hasControlCharacter(given)) return undefined;
  if (!URL.canParse(given, placeholderOrigin)) return undefined;
  const url = new URL(given, placeholderOrigin);
  // '/a/..//host' resolves to '//host', which is another host when it is resolved again.
  return url.origin === placeholderOrigin && !url.pathname.startsWith('//') ? url : undefined;
}

const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
