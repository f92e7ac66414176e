import { useCallback, type Dispatch, type SetStateAction } from 'react';
import { formatTimestamp } from '#lib/dates.ts';
import { formatScore } from '#lib/numbers.ts';
import { LongTable, type TableSort } from '#ui/table/LongTable.tsx';
import type { TableColumn } from '#ui/table/Table.tsx';
import type { ReportRow } from './report-rows.ts';
import { isSortColumn, type ReportView } from './report-view.ts';
import styles from './report-table.module.css';

/** The chart's way to the same in words. */
export const attemptsId = 'attempts';

interface ReportTableProps {
  rows: readonly ReportRow[];
  sort: ReportView['sort'];
  onSort: Dispatch<SetStateAction<ReportView>>;
  /** What the rows were filtered by. */
  startOver: string;
}

/** A row names no result (RPT-006), so that none of them can be opened from here. */
const columns: readonly TableColumn<ReportRow>[] = [
  { id: 'number', header: '#', cell: (_row, index) => index + 1, align: 'end', width: '3.5em' },
  {
    id: 'date',
    header: 'Date',
    cell: ({ attempt }) => <span className={styles.date}>{formatTimestamp(attempt.modifiedDate)}</span>,
    sortable: true,
    width: '10.5em',
  },
  {
    id: 'term',
    header: 'Term',
    cell: ({ attempt }) => attempt.termTitle ?? '—',
    sortable: true,
    width: '6em',
  },
  { id: 'subject', header: 'Subject', cell: ({ attempt }) => attempt.subjectTitle, sortable: true },
  {
    id: 'activity',
    header: 'Activity',
    cell: ({ attempt }) => attempt.activityTitle,
    sortable: true,
    rowHeader: true,
  },
  { id: 'topic', header: 'Topic', cell: ({ attempt }) => attempt.topicTitle, sortable: true },
  {
    id: 'attempt',
    header: 'Attempt',
    cell: ({ attempt }) => attempt.attemptNumber,
    sortable: true,
    align: 'end',
    width: '7em',
  },
  {
    id: 'score',
    header: 'Score',
    cell: ({ attempt: { totalScore, activityTotalScore } }) =>
      `${formatScore(totalScore)}/${formatScore(activityTotalScore)}`,
    sortable: true,
    align: 'end',
    width: '6.5em',
  },
];

/** Never higher than 60 % of the window (D-224); thousands of rows are no burden. */
export function ReportTable({ rows, sort, onSort, startOver }: ReportTableProps) {
  const change = useCallback(
    ({ column, direction }: TableSort) => {
      if (isSortColumn(column)) onSort((view) => ({ ...view, sort: { column, direction } }));
    },
    [onSort],
  );
  return (
    <section aria-labelledby={attemptsId} className={styles.section}>
      <h2 id={attemptsId} tabIndex={-1} className={styles.title}>
        Attempts
      </h2>
      <LongTable
        caption="Activity report"
        className={styles.table}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        sort={sort}
        onSort={change}
        startOver={startOver}
        // Eight columns need more than a tablet beside the menu.
        cardsBelow={800}
      />
    </section>
  );
}
