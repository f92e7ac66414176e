/**
 * Parses a query for the router. Every value stays text, so that ids such as `007` and `1e3` keep their form. Drops
 * parameters that are empty or have two different values (D-242, D-260), and repairs links that mail programs and
 * payment providers changed: see `repairQuery`.
 *
 * @param query with or without its question mark
 */
export function parseQuery(query: string): Record<string, string> {
  const values = new Map<string, string | undefined>();
  for (const [name, value] of new URLSearchParams(repairQuery(query))) {
    const first = values.get(name);
    const isOther = values.has(name) && first?.trim() !== value.trim();
    values.set(name, isOther ? undefined : (first ?? value));
  }
  return Object.fromEntries(
    [...values].filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
}

/**
 * Replaces other separators by `&`, and removes spaces around values: `&amp;` comes from HTML, and some programs
 * append `?name=` to an existing query. `stringifyQuery` writes none of these.
 */
const repairQuery = (query: string): string =>
  query.length > longestLink
    ? query
    : query
        .replaceAll(/&(?:amp;)+/gi, '&')
        .replaceAll(secondMark, '&')
        .replaceAll(spaceAround, '');

/** Mail programs do not change longer links, and the patterns below would take seconds. */
const longestLink = 5000;

/** Except in an unencoded path with a query: `returnUrl=/subscribe?learnerId=…` (D-013). */
const secondMark = /(?<!=(?:\/|%2f)[^&]*)\?+(?=[\w.-]+=|$)/gi;

/** Encoded white space that was copied with a link. A plus may be part of a token. */
const space = String.raw`(?:\s|%(?:20|0[9ad]|c2%a0|e2%80%8b))+`;

const spaceAround = new RegExp(`(?<==)${space}|${space}(?=&|$)`, 'gi');

/**
 * Creates a query, without empty and undefined values.
 *
 * @param search text by name, as routes declare it (search-params.ts)
 * @returns the query with its question mark, or an empty string
 */
export function stringifyQuery(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
