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
import styles from './table.module.css';

type Row = components['schemas']['ActivityLeaderboardRow'] & RankedLearner;

/** Those of RPT-014, the rank in front of the name. */
const columns: readonly TableColumn<Row>[] = [
  {
    id: 'learner',
    header: 'Learner',
    width: '28%',
    rowHeader: true,
    cell: (row) => (
      <div className={styles.learner}>
        <Rank rank={row.rank} />
        <LearnerName learner={row} />
      </div>
    ),
  },
  { id: 'school', header: 'School', cell: ({ school }) => school || '–' },
  { id: 'grade', header: 'Grade', width: '5.625em', cell: ({ gradeTitle }) => gradeTitle },
  {
    id: 'total',
    header: 'Total score',
    width: '6.75em',
    align: 'end',
    cell: ({ totalScore }) => formatScore(totalScore),
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
    cell: ({ percentage }) => (
      <div className={styles.percentage}>
        <span className={styles.number}>{formatScore(percentage)}%</span>
        <PercentBar percent={percentage} />
      </div>
    ),
  },
];

const entryClass = (row: Row): string => classNames(rowClass(row), styles.entry);

export function LeaderboardWidgetTable({ rows }: { rows: readonly Row[] }) {
  return (
    <DataTable
      className={styles.board}
      caption="Leaderboard"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowClassName={entryClass}
      showRow={rows.find(({ mark }) => mark !== undefined)?.key}
      cardsBelow={51}
    />
  );
}
