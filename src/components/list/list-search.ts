import { anyText, oneOf, searchParams, type SearchOf, type SearchParam } from '#lib/url/search-params.ts';

/** The number of a row; the first one is where a list begins anyway. */
const laterRow: SearchParam<string> = (given) =>
  /^[1-9]\d{0,6}$/.test(given) && given !== '1' ? given : undefined;

/** What every list keeps in the URL: for a route that declares its other parameters more strictly than by `listSearch`. */
export const listParamSchemas = {
  /** What is searched for. */
  q: anyText,
  /** The id of a column. */
  sort: anyText,
  order: oneOf(['ascending', 'descending']),
  /** The number, from 1, of the row on top of a list that has been scrolled. */
  from: laterRow,
};

/** A list's part of the URL: only what differs from the defaults. */
export type ListSearch<Name extends string = never> = SearchOf<typeof listParamSchemas> & {
  [Key in Name]?: string | undefined;
};

/** Query parameters that every list has. */
export const listParamNames = Object.keys(listParamSchemas);

/**
 * A route's `validateSearch`: what a list keeps in the URL. What only the loaded list can know, such as the ids of its
 * columns, the list judges itself.
 *
 * @param names the list's own filters, its tab, and whatever else the screen keeps there
 */
export const listSearch = <Name extends string = never>(
  ...names: readonly Name[]
): ((search: Readonly<Record<string, unknown>>) => ListSearch<Name>) =>
  searchParams({ ...listParamSchemas, ...Object.fromEntries(names.map((name) => [name, anyText])) });
