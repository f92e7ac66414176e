/**
 * Returns a path in the spelling of its route, with unchanged ids. The router ignores letter case (D-051), but
 * comparisons of paths, such as for the current menu item, do not.
 *
 * @param pattern path of the matched route, such as `/grades/$gradeId/subjects`
 * @returns the path unchanged if the pattern ends in a splat or has another number of segments. Also if only a trailing
 * slash differs, because a redirect would loop; see `removeTrailingSlash`
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

/** Removes trailing slashes (D-051). The root, and URLs that begin with two slashes, remain unchanged. */
export function removeTrailingSlash(href: string): string {
  return href.replace(/^(\/[^/?#][^?#]*?)\/+(?=$|[?#])/, '$1');
}
