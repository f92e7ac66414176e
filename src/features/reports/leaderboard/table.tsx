import type { components } from '#api/contract.gen.ts';
import { formatScore } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { LongTable } from '#ui/table/LongTable.tsx';
import type { TableColumn } from '#ui/table/Table.tsx';
import { LearnerName } from '../ranking/learner.tsx';
import { Rank } from '../ranking/rank.tsx';
import type { Place } from '../ranking/ranking.ts';
import { rowClass } from '../ranking/rows.ts';
import { ShareBar } from '../ranking/share-bar.tsx';
import styles from './table.module.css';

type Row = components['schemas']['GradeLeaderboardRow'] & Place;

const columns: readonly TableColumn<Row>[] = [
  { id: 'rank', header: 'Rank', width: 'var(--rank)', cell: ({ rank }) => <Rank rank={rank} /> },
  { id: 'learner', header: 'Learner', rowHeader: true, cell: (row) => <LearnerName place={row} /> },
  {
    id: 'score',
    header: 'Score',
    width: 'var(--score)',
    cell: ({ totalScore, share }) => (
      <div className={styles.score}>
        <span className={styles.number}>{formatScore(totalScore)}</span>
        <ShareBar share={share} />
      </div>
    ),
  },
];

interface LeaderboardTableProps {
  rows: readonly Row[];
  /** What the rows were searched by. */
  sought: string;
}

/** The board itself; the marked row is in view when it appears. */
export function LeaderboardTable({ rows, sought }: LeaderboardTableProps) {
  return (
    <LongTable
      className={styles.board}
      caption="Leaderboard"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowClassName={rowClass}
      showRow={rows.find(({ mark }) => mark !== undefined)?.key}
      startOver={sought}
      maxHeight="var(--most)"
      // Three short columns fit on a phone.
      cardsBelow={0}
      empty={<Nobody />}
    />
  );
}

/** Without the mascot: it already stands on the board's edge. */
function Nobody() {
  return (
    <p className={classNames(cardStyle(), styles.nobody)}>
      Nobody here has that name. Try a shorter piece of it.
    </p>
  );
}
