import type { ListColumn } from '#components/list/list-column.tsx';
import { formatScore } from '#lib/numbers.ts';
import { LearnerName } from './learner-name.tsx';
import { PercentBar } from './percent-bar.tsx';
import { Rank } from './rank.tsx';
import type { RankedLearner } from './ranking.ts';

type Row = RankedLearner & { totalScore: number; isNameHidden?: boolean };

/** The columns of RPT-010. Their widths are those of the class `scores`. */
export const scoreColumns: readonly ListColumn<Row>[] = [
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
