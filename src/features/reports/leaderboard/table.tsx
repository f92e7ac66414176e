import type { components } from '#api/contract.gen.ts';
import type { ListColumn } from '#components/list/list-column.tsx';
import { ListTable } from '#components/list/list-table.tsx';
import type { List } from '#components/list/use-list.ts';
import { formatScore } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { LearnerName } from '../ranking/learner.tsx';
import { PercentBar } from '../ranking/percent-bar.tsx';
import { Rank } from '../ranking/rank.tsx';
import type { RankedLearner } from '../ranking/ranking.ts';
import { rowClass } from '../ranking/row-class.ts';
import ranking from '../ranking/ranking.module.css';
import styles from './leaderboard.module.css';

type Row = components['schemas']['GradeLeaderboardRow'] & RankedLearner;

/** Those of RPT-010. */
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

/** A longer board scrolls by itself on a phone, too: only what is in view is in the page. */
const flowingRows = 60;

const rowKey = ({ key }: Row): string => key;

/** The board itself; the marked row is in view when it appears. */
export function LeaderboardTable({ list }: { list: List<Row> }) {
  return (
    <ListTable
      list={list}
      className={classNames(ranking.board, styles.board, list.shown.length > flowingRows && styles.many)}
      caption="Leaderboard"
      rowKey={rowKey}
      rowClassName={rowClass}
      showRow={list.rows?.find(({ mark }) => mark !== undefined)?.key}
      maxHeight="var(--board-height)"
      // Three short columns fit on a phone.
      cardsBelow={17}
      emptyState={null}
      noMatches={<NobodyFound />}
    />
  );
}

/** Without the mascot: the head of the board already shows it. */
function NobodyFound() {
  return (
    <p className={classNames(cardStyle(), 'muted')}>Nobody here has that name. Try a shorter piece of it.</p>
  );
}
