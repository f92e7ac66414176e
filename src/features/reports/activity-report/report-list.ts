import { useList, type List } from '#components/list/use-list.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { reportColumns } from './report-columns.tsx';
import type { ReportRow } from './report-rows.ts';

export type ReportList = List<ReportRow, 'subject'>;

const newestFirst = { column: 'date', direction: 'descending' } as const;
const filters = { subject: ({ attempt }: ReportRow) => attempt.subjectTitle };

export const useReportList = (rows: readonly ReportRow[]): ReportList =>
  useList({ rows, columns: reportColumns, defaultSort: newestFirst, filters });

export function formatPrintNote({ search, chosen, sort = newestFirst }: ReportList): string {
  const filter = [search.trim() && `“${search.trim()}”`, chosen.subject].filter(Boolean).join(', ');
  return joinParts(filter ? `Only ${filter}` : 'All activities', `By ${sort.column}, ${sort.direction}`);
}
