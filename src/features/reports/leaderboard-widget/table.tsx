import type { components } from '#api/contract.gen.ts';
import { formatScore } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { LongTable } from '#ui/table/LongTable.tsx';
import type { TableColumn } from '#ui/table/Table.tsx';
import { LearnerName } from '../ranking/learner.tsx';
import { Rank } from '../ranking/rank.tsx';
import type { Place } from '../ranking/ranking.ts';
import { rowClass } from '../ranking/rows.ts';
import { ShareBar } from '../ranking/share-bar.tsx';
import styles from './table.module.css';

type Row = components['schemas']['ActivityLeaderboardRow'] & Place;

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
        <LearnerName place={row} />
      </div>
    ),
  },
  { id: 'school', header: 'School', cell: ({ school }) => school || '–' },
  { id: 'grade', header: 'Grade', width: '90px', cell: ({ gradeTitle }) => gradeTitle },
  {
    id: 'total',
    header: 'Total score',
    width: '108px',
    align: 'end',
    cell: ({ totalScore }) => formatScore(totalScore),
  },
  {
    id: 'possible',
    header: 'Maximum possible',
    width: '152px',
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
        <ShareBar share={percentage / 100} />
      </div>
    ),
  },
];

const entryClass = (row: Row): string => classNames(rowClass(row), styles.entry);

export function LeaderboardWidgetTable({ rows }: { rows: readonly Row[] }) {
  return (
    <LongTable
      className={styles.board}
      caption="Leaderboard"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowClassName={entryClass}
      showRow={rows.find(({ mark }) => mark !== undefined)?.key}
      cardsBelow={820}
    />
  );
}
