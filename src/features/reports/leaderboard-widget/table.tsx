import type { components } from '#api/contract.gen.ts';
import { formatScore } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { LearnerName } from '../ranking/learner.tsx';
import { PercentBar } from '../ranking/percent-bar.tsx';
import { Rank } from '../ranking/rank.tsx';
import type { RankedLearner } from '../ranking/ranking.ts';
import { rowClass } from '../ranking/row-class.ts';
import ranking from '../ranking/ranking.module.css';
import styles from './leaderboard-widget.module.css';

export type WidgetRow = components['schemas']['ActivityLeaderboardRow'] & RankedLearner;

/** `isApart`: others are left out before it. */
type ShownRow = WidgetRow & { isApart?: boolean };

/** How many of the best a closed board shows. */
const first = 5;

/** The first five, and behind them the marked learner, unless there is hardly anybody else. */
export function firstAndOwn(rows: readonly WidgetRow[]): readonly ShownRow[] {
  if (rows.length <= first + 2) return rows;
  const own = rows.findIndex(({ mark }) => mark !== undefined);
  const top = rows.slice(0, first);
  const ownRow = own < first ? undefined : rows[own];
  return ownRow ? [...top, { ...ownRow, isApart: own > first }] : top;
}

/** Those of RPT-014 behind the rank. In little room only rank, name and score stay. */
const columns: readonly TableColumn<ShownRow>[] = [
  { id: 'rank', header: 'Rank', width: 'var(--rank)', cell: ({ rank }) => <Rank rank={rank} /> },
  {
    id: 'learner',
    header: 'Learner',
    width: 'var(--learner)',
    rowHeader: true,
    cell: (row) => <LearnerName learner={row} />,
  },
  { id: 'school', header: 'School', cell: ({ school }) => school || '–' },
  { id: 'grade', header: 'Grade', width: '5.625em', cell: ({ gradeTitle }) => gradeTitle },
  {
    id: 'total',
    header: 'Total score',
    width: 'var(--total)',
    align: 'end',
    cell: ({ totalScore }) => <strong>{formatScore(totalScore)}</strong>,
  },
  {
    id: 'possible',
    header: 'Maximum possible',
    width: '9.5em',
    align: 'end',
    cell: ({ maxPossible }) => formatScore(maxPossible),
  },
  {
    id: 'percentage',
    header: 'Percentage',
    width: '18%',
    cell: ({ percentage }) => <PercentBar percent={percentage}>{formatScore(percentage)}%</PercentBar>,
  },
];

const entryClass = (row: ShownRow) => classNames(rowClass(row), row.isApart && styles.apart);

interface LeaderboardWidgetTableProps {
  /** Whether these are all; a few never scroll by themselves. */
  isWhole: boolean;
  rows: readonly ShownRow[];
  caption: string;
}

export function LeaderboardWidgetTable({ rows, isWhole, caption }: LeaderboardWidgetTableProps) {
  return (
    <DataTable
      className={classNames(ranking.board, styles.board)}
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowClassName={entryClass}
      showRow={rows.find(({ mark }) => mark !== undefined)?.key}
      cardsBelow={17}
      maxHeight={isWhole ? '60vh' : 'none'}
    />
  );
}
