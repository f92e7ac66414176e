import { formatScore } from '#lib/numbers.ts';
import { LearnerName } from '../../ranking/learner-name.tsx';
import { Rank } from '../../ranking/rank.tsx';
import { getRowClass } from '../../ranking/row-class.ts';
import type { BoardRow } from '../board-row.ts';
import styles from '../leaderboard.module.css';

interface PodiumTableProps {
  titleId: string;
  learners: readonly BoardRow[];
}

/** Explicit roles: `display: grid` removes the native ones. */
export const PodiumTable = ({ titleId, learners }: PodiumTableProps) => (
  <table role="table" aria-labelledby={titleId} className={styles.places}>
    <thead role="rowgroup">
      <tr role="row">
        {['Rank', 'Learner', 'Score'].map((header) => (
          <th key={header} role="columnheader" scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {learners.map((learner) => (
        <tr key={learner.key} role="row" className={getRowClass(learner)}>
          <td role="cell">
            <Rank rank={learner.rank} />
          </td>
          <th role="rowheader" scope="row">
            <LearnerName learner={learner} />
          </th>
          <td role="cell">{formatScore(learner.totalScore)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
