import { useList, type List } from '#components/list/use-list.ts';
import { reportColumns } from './columns.tsx';
import type { ReportRow } from './rows.ts';

export type ReportList = List<ReportRow, 'subject'>;

const newestFirst = { column: 'date', direction: 'descending' } as const;
const filters = { subject: ({ attempt }: ReportRow) => attempt.subjectTitle };

/** Search, subject and order of a report. */
export const useReportList = (rows: readonly ReportRow[]): ReportList =>
  useList({ rows, columns: reportColumns, defaultSort: newestFirst, filters });

/** Which rows are shown, in a sentence for the printout. */
export function reportNote({ search, chosen, sort = newestFirst }: ReportList): string {
  const filter = [search.trim() && `“${search.trim()}”`, chosen.subject].filter(Boolean).join(', ');
  return `${filter ? `Only ${filter}` : 'All activities'} · By ${sort.column}, ${sort.direction}`;
}
