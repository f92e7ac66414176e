import { useList, type List } from '#components/list/use-list.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
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

/** Formats the days of the first and the last attempt, such as '3 Mar 2026 to 27 Nov 2026'. */
export function formatPeriod(rows: readonly Pick<ReportRow, 'at'>[]): string {
  const times = rows.map(({ at }) => at).filter(Number.isFinite);
  if (times.length === 0) return '';
  // A report may have more rows than a call has arguments.
  const [first, last] = [
    times.reduce((one, other) => Math.min(one, other)),
    times.reduce((one, other) => Math.max(one, other)),
  ].map((time) => formatReadableDay(new Date(time)));
  return first === last ? `${first}` : `${first} to ${last}`;
}
