import { anyText, oneOf, searchParams, type SearchOf, type SearchParam } from '#lib/url/search-params.ts';

/** The number of a row. The default 1 is omitted. */
const laterRow: SearchParam<string> = (given) =>
  /^[1-9]\d{0,6}$/.test(given) && given !== '1' ? given : undefined;

/** The query parameters of all lists, for routes that validate other parameters themselves. */
export const listParamSchemas = {
  q: anyText,
  sort: anyText,
  order: oneOf(['ascending', 'descending']),
  /** The number, from 1, of the top row of a scrolled list. */
  from: laterRow,
};

/** The query parameters of a list. Those with default values are omitted. */
export type ListSearch<Name extends string = never> = SearchOf<typeof listParamSchemas> & {
  [Key in Name]?: string | undefined;
};

export const listParamNames = Object.keys(listParamSchemas);

/**
 * Creates the `validateSearch` of a route with a list. The list validates column ids and filter values.
 *
 * @param names additional query parameters, such as filters, tab and form
 */
export const listSearch = <Name extends string = never>(
  ...names: readonly Name[]
): ((search: Readonly<Record<string, unknown>>) => ListSearch<Name>) =>
  searchParams({ ...listParamSchemas, ...Object.fromEntries(names.map((name) => [name, anyText])) });
