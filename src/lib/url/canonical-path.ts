/**
 * The canonical spelling of a path. The router ignores letter case (D-051), but path comparisons, such as the current
 * item of a menu, do not.
 *
 * @param pathname as requested
 * @param pattern the path of the matched route, such as `/grades/$gradeId/subjects`
 * @returns the path with the route's spelling and unchanged ids. A path that differs only by a trailing slash is
 * returned unchanged, because a redirect between the two would loop; see `removeTrailingSlash`.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const given = pathname.replace(/\/+$/, '');
  const parts = given.split('/');
  const segments = pattern.replace(/\/+$/, '').split('/');
  if (segments.length !== parts.length || segments.at(-1) === '$') return pathname;
  const path = parts
    .map((part, index) => (segments[index]?.includes('$') ? part : segments[index]))
    .join('/');
  return path === given ? pathname : path;
}

/**
 * Removes trailing slashes from the path of a URL (D-051).
 *
 * @param href a path, with or without query and hash
 * @returns the root, and URLs that begin with two slashes, unchanged
 */
export function removeTrailingSlash(href: string): string {
  return href.replace(/^(\/[^/?#][^?#]*?)\/+(?=$|[?#])/, '$1');
}
