import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';
import { currentSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { found, markedLearner, ranked } from '../ranking/ranking.ts';
import { LeaderboardEmpty } from './empty.tsx';
import { LeaderboardHead } from './head.tsx';
import { LeaderboardSearch } from './search.tsx';
import { LeaderboardTable } from './table.tsx';
import { useSearchText } from './use-search-text.ts';
import styles from './leaderboard-screen.module.css';

/** With more learners than this there is a search. */
const searchAbove = 30;

export interface LeaderboardScreenProps {
  gradeId: string;
  /** The learner in the address, whose row is marked. */
  learnerId?: string;
  /** What is searched for, kept in the address. */
  search: string | undefined;
}

/** Not drawn again when only the address follows. */
const Table = memo(LeaderboardTable);

/** The learners of a grade by score (RPT-010 to RPT-012, D-040). */
export function LeaderboardScreen({ gradeId, learnerId, search = '' }: LeaderboardScreenProps) {
  const { data: rows } = useSuspenseQuery(gradeLeaderboardQuery(gradeId));
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  const board = useMemo(() => ranked(rows, markedLearner(session, learnerId)), [rows, session, learnerId]);
  const field = useSearchText(search);
  const shown = useMemo(() => found(board, field.text), [board, field.text]);

  return (
    <div className={classNames(styles.screen, board.length === 0 && styles.narrow)}>
      <LeaderboardHead gradeId={gradeId} board={board}>
        {board.length > searchAbove ? (
          <LeaderboardSearch field={field} shown={shown.length} count={board.length} />
        ) : null}
      </LeaderboardHead>
      {board.length === 0 ? (
        <LeaderboardEmpty gradeId={gradeId} />
      ) : (
        <Table rows={shown} sought={field.text} />
      )}
    </div>
  );
}

export function LeaderboardSkeleton() {
  return (
    <Loading text="Loading leaderboard…">
      <div className={styles.screen}>
        <Skeleton width="240px" height="48px" />
        <Skeleton height="480px" className={styles.block} />
      </div>
    </Loading>
  );
}
