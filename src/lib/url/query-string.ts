/**
 * Reads the query of a URL for the router. Every value is text, as ids and tokens are: `007` and `1e3` stay what they
 * are. A parameter that is empty or repeated is gone, as if it had never been given (D-242).
 *
 * @param query with or without its question mark
 */
export function parseQuery(query: string): Record<string, string> {
  const given = new URLSearchParams(query);
  const usable = [...given].filter(([name, value]) => value.trim() !== '' && given.getAll(name).length === 1);
  return Object.fromEntries(usable);
}

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
