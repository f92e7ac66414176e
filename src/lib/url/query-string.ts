/**
 * Parses a query for the router. Values remain text, so that ids such as `007` and `1e3` keep their form. Removes
 * empty parameters and those with two different values (D-242, D-260); repairs links that mail programs and payment
 * providers have changed.
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

/** Repairs changes by mail programs: `&amp;` separators, and `?name=` appended to a query. */
const repairQuery = (query: string): string =>
  query.length > maxLinkLength
    ? query
    : query
        .replaceAll(/&(?:amp;)+/gi, '&')
        .replaceAll(secondMark, '&')
        .replaceAll(spaceAround, '');

/** Mail programs do not change longer links, for which the patterns below would take seconds. */
const maxLinkLength = 5000;

/** Excludes an unencoded path with a query: `returnUrl=/subscribe?learnerId=…` (D-013). */
const secondMark = /(?<!=(?:\/|%2f)[^&]*)\?+(?=[\w.-]+=|$)/gi;

/** Encoded white space copied with a link. A plus may be part of a token. */
const space = String.raw`(?:\s|%(?:20|0[9ad]|c2%a0|e2%80%8b))+`;

const spaceAround = new RegExp(`(?<==)${space}|${space}(?=&|$)`, 'gi');

/** Creates a query with its question mark; empty and undefined values are omitted. */
export function stringifyQuery(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
