import type { components } from '#api/contract.gen.ts';
import { formatScore } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { LearnerName } from '../ranking/learner-name.tsx';
import { PercentBar } from '../ranking/percent-bar.tsx';
import { Rank } from '../ranking/rank.tsx';
import type { RankedLearner } from '../ranking/ranking.ts';
import { getRowClass } from '../ranking/row-class.ts';
import { scoreColumns } from '../ranking/score-columns.tsx';
import ranking from '../ranking/ranking.module.css';
import styles from './leaderboard-widget.module.css';

export type WidgetRow = components['schemas']['ActivityLeaderboardRow'] & RankedLearner;

type ShownRow = WidgetRow & { isAfterGap?: boolean };

/**
 * Which columns the board has: rank, learner and score; those of RPT-014, of which a narrow board shows the first ones;
 * or all of RPT-014, as cards on a narrow board.
 */
export type BoardColumns = 'scores' | 'fitting' | 'all';

interface LeaderboardWidgetTableProps {
  /** Whether all rows are shown. A collapsed board does not scroll. */
  isExpanded: boolean;
  shows: BoardColumns;
  rows: readonly ShownRow[];
  caption: string;
}

export function LeaderboardWidgetTable({ rows, isExpanded, shows, caption }: LeaderboardWidgetTableProps) {
  return (
    <DataTable
      className={classNames(
        styles.board,
        shows !== 'all' && ranking.board,
        shows === 'scores' ? ranking.scores : styles.wide,
        shows === 'fitting' && styles.fitting,
      )}
      caption={caption}
      columns={shows === 'scores' ? scoreColumns : columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowClassName={widgetRowClass}
      revealedRow={rows.find(({ highlight }) => highlight !== undefined)?.key}
      cardsBelow={shows === 'all' ? widthOfAllColumns : 17}
      maxHeight={isExpanded ? '60vh' : 'none'}
    />
  );
}

/** In rem. Only a desktop has space for school, grade and maximum. */
const widthOfAllColumns = 51;

/** The rank and the columns of RPT-014. */
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

const widgetRowClass = (row: ShownRow) => classNames(getRowClass(row), row.isAfterGap && styles.afterGap);

const topCount = 5;

/** Returns the first five rows and the highlighted learner, or all rows if there are at most two more. */
export function selectRows(rows: readonly WidgetRow[]): readonly ShownRow[] {
  if (rows.length <= topCount + 2) return rows;
  const index = rows.findIndex(({ highlight }) => highlight !== undefined);
  const top = rows.slice(0, topCount);
  const highlightedRow = index < topCount ? undefined : rows[index];
  return highlightedRow ? [...top, { ...highlightedRow, isAfterGap: index > topCount }] : top;
}
