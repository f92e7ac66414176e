/**
 * The one spelling of a path. The router matches it in any case (D-051); marks in the menus and comparisons with a path
 * would not.
 *
 * @param pathname as it was asked for
 * @param pattern the path of the route that matched, such as `/grades/$gradeId/subjects`
 * @returns the pathname with the route's own words; ids stay as they are. A slash at the end alone is left: to the
 *   router it is the same path, and a redirect from one to the other would never end. `withoutLastSlash` is for that.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const given = pathname.replace(/\/+$/, '');
  const parts = given.split('/');
  const words = pattern.replace(/\/+$/, '').split('/');
  if (words.length !== parts.length || words.at(-1) === '$') return pathname;
  const path = parts.map((part, index) => (words[index]?.includes('$') ? part : words[index])).join('/');
  return path === given ? pathname : path;
}

/**
 * The URL that the router is to start with (D-051).
 *
 * @param href a path, with or without query and hash
 * @returns the same without slashes at the end of its path; the root and whatever begins with two slashes stay
 */
export function removeTrailingSlash(href: string): string {
  return href.replace(/^(\/[^/?#][^?#]*?)\/+(?=$|[?#])/, '$1');
}
