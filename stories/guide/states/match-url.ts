import type { Screen } from './screens.ts';

/** Matches URLs with any value in place of a parameter, as in `/submissions/$changeSetId`. */
export const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\{\$\w+\}|\$\w+/g, '[^/]+')}/?(?:[?#]|$)`, 'i');

/** @returns whether a URL opens the screen */
export function matcherOf({ paths }: Screen): (url: string) => boolean {
  const patterns = paths.map(patternOf);
  return (url) => patterns.some((pattern) => pattern.test(url));
}
