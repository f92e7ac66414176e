import { memo } from 'react';
import type { components } from '#api/contract.gen.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import type { Marked, RankedLearner } from '../ranking/ranking.ts';
import { NotYetOnTheBoard } from './own-best/not-yet.tsx';
import { OwnBest } from './own-best/own-best.tsx';
import { Podium } from './podium/podium.tsx';
import styles from './leaderboard.module.css';

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
    <Stack gap={5} className={styles.top}>
      {own && marked ? <OwnBest board={board} own={own} learnerId={marked.learnerId} /> : null}
      {!own && marked && (isOwnGrade || !isYou) ? <NotYetOnTheBoard isYou={isYou} /> : null}
      <Podium board={board} />
    </Stack>
  );
});

export const BoardTopSkeleton = () => (
  <Stack gap={5} className={styles.top}>
    <Stack className={classNames(cardStyle(), styles.waiting)}>
      <Skeleton width="6em" height="28px" />
      <SkeletonText />
    </Stack>
    <Stack className={classNames(cardStyle(), styles.waiting)}>
      <Skeleton height="200px" />
    </Stack>
  </Stack>
);
