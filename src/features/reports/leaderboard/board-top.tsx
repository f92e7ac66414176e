import { memo } from 'react';
import type { components } from '#api/contract.gen.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import type { Marked, RankedLearner } from '../ranking/ranking.ts';
import { NotYetOnTheBoard } from './own-best/not-yet.tsx';
import { OwnBest } from './own-best/own-best.tsx';
import { Podium } from './podium/podium.tsx';
import styles from './board-top.module.css';

interface BoardTopProps {
  board: readonly (components['schemas']['GradeLeaderboardRow'] & RankedLearner)[];
  marked: Marked | undefined;
  /** Whether the reader is a learner of this grade. */
  isOwnGrade: boolean;
}

/** Above the board: the marked learner's own best, and the podium. Not drawn again with each letter of the search. */
export const BoardTop = memo(({ board, marked, isOwnGrade }: BoardTopProps) => {
  const own = board.find(({ mark }) => mark !== undefined);
  const isYou = marked?.word === 'You';
  return (
    <div className={styles.top}>
      {own && marked ? <OwnBest board={board} own={own} learnerId={marked.learnerId} /> : null}
      {!own && marked && (isOwnGrade || !isYou) ? <NotYetOnTheBoard isYou={isYou} /> : null}
      <Podium board={board} />
    </div>
  );
});

export const BoardTopSkeleton = () => (
  <div className={styles.top}>
    <Card className={styles.waiting}>
      <Skeleton width="6em" height="28px" />
      <SkeletonText />
    </Card>
    <Card className={styles.waiting}>
      <Skeleton height="200px" />
    </Card>
  </div>
);
