import { ListTable } from '#components/list/list-table.tsx';
import type { List } from '#components/list/use-list.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { getRowClass } from '../ranking/row-class.ts';
import type { BoardRow } from './board-row.ts';
import ranking from '../ranking/ranking.module.css';
import styles from './leaderboard.module.css';

/** A board with more rows has its own scroll area on a phone too, so that it can be virtualized. */
const maxRowsWithoutScrolling = 60;

const rowKey = ({ key }: BoardRow): string => key;

interface LeaderboardTableProps {
  list: List<BoardRow>;
  caption: string;
  focusedRow: string | undefined;
  onRowFocused: () => void;
}

export function LeaderboardTable({ list, ...table }: LeaderboardTableProps) {
  return (
    <ListTable
      list={list}
      className={classNames(
        ranking.board,
        ranking.scores,
        styles.board,
        list.visibleRows.length > maxRowsWithoutScrolling && styles.many,
      )}
      {...table}
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
