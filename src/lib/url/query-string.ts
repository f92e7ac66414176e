/**
 * Reads the query of a URL for the router. Every value is text, as ids and tokens are: `007` and `1e3` stay what they
 * are. A parameter that is empty, or has two different values, is dropped, as if it had never been given (D-242, D-260). What
 * mail programs and payment providers do to the links that they are given is undone: see `repairQuery`.
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
 * A query with nothing but `&` between its parameters, and without spaces around its values: `&amp;` comes from HTML, and a
 * program that adds a parameter may write `?` though there is a query. `stringifyQuery` writes none of these.
 */
const repairQuery = (query: string): string =>
  query.length > longestLink
    ? query
    : query
        .replaceAll(/&(?:amp;)+/gi, '&')
        .replaceAll(secondMark, '&')
        .replaceAll(spaceAround, '');

/** No mail program has changed a longer one, and the patterns would take seconds. */
const longestLink = 5000;

/** Not in a path that was not encoded, which keeps its query: `returnUrl=/subscribe?learnerId=…` (D-013). */
const secondMark = /(?<!=(?:\/|%2f)[^&]*)\?+(?=[\w.-]+=|$)/gi;

/** As a browser encodes what was copied with a link. A plus is no space here: it may be part of a token. */
const space = String.raw`(?:\s|%(?:20|0[9ad]|c2%a0|e2%80%8b))+`;

const spaceAround = new RegExp(`(?<==)${space}|${space}(?=&|$)`, 'gi');

/**
 * Writes the query of a URL, without what is empty or undefined.
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
