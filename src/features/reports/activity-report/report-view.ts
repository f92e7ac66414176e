import { anyText, oneOf, searchParams, type SearchOf } from '#lib/url/search-params.ts';
import type { TableSort } from '#ui/table/LongTable.tsx';

const sortColumns = ['date', 'term', 'subject', 'activity', 'topic', 'attempt', 'score'] as const;
export type SortColumn = (typeof sortColumns)[number];
type Direction = TableSort['direction'];

/** What the report shows, and in which order. */
export interface ReportView {
  text: string;
  /** The title of a subject; undefined: all. */
  subject: string | undefined;
  sort: { column: SortColumn; direction: Direction };
}

/** The same in a URL: only what is not as usual. */
export const reportParams = {
  q: anyText,
  subject: anyText,
  sort: oneOf(sortColumns),
  order: oneOf(['ascending', 'descending']),
};
export type ReportSearch = SearchOf<typeof reportParams>;

/** The newest date first; anything else begins with the least. */
const usualDirection = (column: SortColumn): Direction => (column === 'date' ? 'descending' : 'ascending');

export const isSortColumn = (value: string | undefined): value is SortColumn =>
  sortColumns.some((column) => column === value);

/** A route's `validateSearch`. */
export const reportSearch = searchParams(reportParams);

/** @param subjects those of the report; another one in the address is ignored */
export function viewOf(search: ReportSearch, subjects: readonly string[]): ReportView {
  const { q = '', subject, sort = 'date', order = usualDirection(sort) } = search;
  return {
    text: q,
    subject: subject !== undefined && subjects.includes(subject) ? subject : undefined,
    sort: { column: sort, direction: order },
  };
}

export function searchOf({ text, subject, sort }: ReportView): ReportSearch {
  const { column, direction } = sort;
  return {
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(subject !== undefined && { subject }),
    ...(column !== 'date' && { sort: column }),
    ...(direction !== usualDirection(column) && { order: direction }),
  };
}

export const isFiltered = ({ text, subject }: ReportView): boolean =>
  text.trim() !== '' || subject !== undefined;

/** The view in words. */
export function viewInWords({ text, subject, sort: { column, direction } }: ReportView): string {
  const filter = [text.trim() && `“${text.trim()}”`, subject].filter(Boolean).join(', ');
  return `${filter ? `Only ${filter}` : 'All activities'} · By ${column}, ${direction}`;
}
