import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { SkeletonTable } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { currentSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { markedLearner, ranked } from '../ranking/ranking.ts';
import { BoardTop, BoardTopSkeleton } from './board-top.tsx';
import { LeaderboardEmpty } from './empty.tsx';
import { LeaderboardHead } from './head.tsx';
import { leaderboardColumns, LeaderboardTable } from './table.tsx';
import styles from './leaderboard.module.css';

/** With more learners than this there is a search. */
const searchAbove = 30;

interface LeaderboardScreenProps {
  gradeId: string;
  /** The learner in the URL, whose row is marked. */
  learnerId?: string;
}

const noun = { one: 'learner', many: 'learners' };

/** The learners of a grade by score (RPT-010 to RPT-012, D-040). */
export function LeaderboardScreen({ gradeId, learnerId }: LeaderboardScreenProps) {
  const { data: rows } = useSuspenseQuery(gradeLeaderboardQuery(gradeId));
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  const marked = useMemo(() => markedLearner(session, learnerId), [session, learnerId]);
  const board = useMemo(() => ranked(rows, marked), [rows, marked]);
  const list = useList({ rows: board, columns: leaderboardColumns });

  return (
    <div className={classNames(styles.screen, board.length === 0 && styles.narrow)}>
      <LeaderboardHead gradeId={gradeId} board={board}>
        {board.length > searchAbove ? (
          <div className={styles.search}>
            <ListToolbar list={list} noun={noun} searchLabel="Find a learner" countsFound />
          </div>
        ) : null}
      </LeaderboardHead>
      {board.length === 0 ? (
        <LeaderboardEmpty gradeId={gradeId} />
      ) : (
        <>
          <BoardTop board={board} marked={marked} isOwnGrade={session?.gradeId === gradeId} />
          <LeaderboardTable list={list} />
        </>
      )}
    </div>
  );
}

export function LeaderboardSkeleton() {
  return (
    <Loading text="Loading leaderboard…">
      <div className={styles.screen}>
        <Stack gap={2} className={styles.waitingHead}>
          <Skeleton width="8em" height="44px" />
          <Skeleton width="14em" />
        </Stack>
        <BoardTopSkeleton />
        <SkeletonTable rows={10} card="row" />
      </div>
    </Loading>
  );
}
