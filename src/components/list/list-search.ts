import { anyText, oneOf, searchParams, type SearchOf, type SearchParam } from '#lib/url/search-params.ts';

/** The number of a row; 1 is the default. */
const laterRow: SearchParam<string> = (given) =>
  /^[1-9]\d{0,6}$/.test(given) && given !== '1' ? given : undefined;

/** The query parameters of every list, for a route that validates its other parameters itself. */
export const listParamSchemas = {
  q: anyText,
  sort: anyText,
  order: oneOf(['ascending', 'descending']),
  /** The number, from 1, of the top row of a scrolled list. */
  from: laterRow,
};

/** The query parameters of a list that differ from the defaults. */
export type ListSearch<Name extends string = never> = SearchOf<typeof listParamSchemas> & {
  [Key in Name]?: string | undefined;
};

export const listParamNames = Object.keys(listParamSchemas);

/**
 * A route's `validateSearch` for a screen with a list. The list itself validates column ids and filter values.
 *
 * @param names further query parameters: filters, tab, form
 */
export const listSearch = <Name extends string = never>(
  ...names: readonly Name[]
): ((search: Readonly<Record<string, unknown>>) => ListSearch<Name>) =>
  searchParams({ ...listParamSchemas, ...Object.fromEntries(names.map((name) => [name, anyText])) });
