import { textSearch } from '#lib/text-search.ts';
import type { TableSort } from '#ui/table/table-column.ts';

/** A list's part of the URL: only what is not as usual. */
export type ListSearch<Name extends string = never> = {
  /** What is searched for. */
  q?: string;
  /** The id of a column. */
  sort?: string;
  order?: TableSort['direction'];
  /** The number, from 1, of the row on top of a list that has been scrolled. */
  from?: number;
} & { [Key in Name]?: string };

/** Members of `ListSearch` that every list has. */
export const listParameters = ['q', 'sort', 'order', 'from'] as const;

/**
 * A route's `validateSearch`: what a list keeps in the URL. Empty, repeated and malformed values are as if they had
 * not been given (D-242); what only the loaded list can know, such as the ids of its columns, the list judges itself.
 *
 * @param names the list's own filters, its tab, and whatever else the screen keeps there
 */
export const listSearch =
  <Name extends string = never>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): ListSearch<Name> => {
    const { q, sort, order, from } = textSearch(...listParameters)(search);
    const row = rowNumber(from);
    return {
      ...(q !== undefined && { q }),
      ...(sort !== undefined && { sort }),
      ...((order === 'ascending' || order === 'descending') && { order }),
      ...(row !== undefined && { from: row }),
      ...textSearch(...names)(search),
    };
  };

/** The first row is where a list begins anyway. */
const rowNumber = (from: string | undefined): number | undefined =>
  from !== undefined && /^[1-9]\d{0,6}$/.test(from) && from !== '1' ? Number(from) : undefined;
