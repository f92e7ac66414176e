/** Placeholder for the application's origin: a URL that resolves to another origin is external. */
const placeholderOrigin = 'https://springbyte.invalid';

/**
 * Parses an untrusted URL, such as a `returnUrl`, as a path of the application, as in a browser, after rejecting
 * spellings that browsers and users read differently.
 *
 * @returns a URL with safe path, query and hash, but a placeholder origin; undefined if it could be external
 */
export function inAppUrl(given: string | undefined): URL | undefined {
  // One slash, then a letter: excludes schemes, '//host', '/\host', and control characters, which browsers remove.
  if (!given || !/^\/[a-z]/i.test(given) || hasControlCharacter(given)) return undefined;
  if (!URL.canParse(given, placeholderOrigin)) return undefined;
  const url = new URL(given, placeholderOrigin);
  // '/a/..//host' resolves to '//host', which is another host when it is resolved again.
  return url.origin === placeholderOrigin && !url.pathname.startsWith('//') ? url : undefined;
}

const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
