import type { components } from '#api/contract.gen.ts';
import type { ListColumn } from '#components/list/list-column.tsx';
import { ListTable } from '#components/list/list-table.tsx';
import type { List } from '#components/list/use-list.ts';
import { formatScore } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { LearnerName } from '../ranking/learner-name.tsx';
import { PercentBar } from '../ranking/percent-bar.tsx';
import { Rank } from '../ranking/rank.tsx';
import type { RankedLearner } from '../ranking/ranking.ts';
import { getRowClass } from '../ranking/row-class.ts';
import ranking from '../ranking/ranking.module.css';
import styles from './leaderboard.module.css';

type Row = components['schemas']['GradeLeaderboardRow'] & RankedLearner;

/** The columns of RPT-010. */
export const leaderboardColumns: readonly ListColumn<Row>[] = [
  { id: 'rank', header: 'Rank', width: 'var(--rank)', cell: ({ rank }) => <Rank rank={rank} /> },
  {
    id: 'learner',
    header: 'Learner',
    rowHeader: true,
    searchText: ({ fullName }) => fullName,
    cell: (row) => <LearnerName learner={row} />,
  },
  {
    id: 'score',
    header: 'Score',
    width: 'var(--score)',
    cell: ({ totalScore, percentOfBest }) => (
      <PercentBar percent={percentOfBest}>{formatScore(totalScore)}</PercentBar>
    ),
  },
];

/** A board with more rows has its own scroll area on a phone too, so that it can be virtualized. */
const maxRowsWithoutScrolling = 60;

const rowKey = ({ key }: Row): string => key;

export function LeaderboardTable({ list }: { list: List<Row> }) {
  return (
    <ListTable
      list={list}
      className={classNames(
        ranking.board,
        styles.board,
        list.visibleRows.length > maxRowsWithoutScrolling && styles.many,
      )}
      caption="Leaderboard"
      rowKey={rowKey}
      rowClassName={getRowClass}
      revealedRow={list.rows?.find(({ highlight }) => highlight !== undefined)?.key}
      maxHeight="var(--board-height)"
      cardsBelow={17}
      emptyState={null}
      noMatches={<NoLearnerFound />}
    />
  );
}

/** No mascot: the header shows it. */
function NoLearnerFound() {
  return <p className={classNames(cardStyle(), 'muted')}>No learner has that name. Try fewer letters.</p>;
}
