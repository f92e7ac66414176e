import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activityLeaderboardQuery, type LeaderboardFilter } from '#api/queries/activities/leaderboard.ts';
import { useSession } from '#session/session.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { markedLearner, ranked } from '../ranking/ranking.ts';
import { LeaderboardWidgetTable } from './table.tsx';
import styles from './leaderboard-widget.module.css';

interface LeaderboardWidgetProps extends LeaderboardFilter {
  headingLevel?: HeadingLevel;
}

/** Who leads in the activities of a grade, a subject or a topic (RPT-013); a part of another screen. */
export function LeaderboardWidget({ gradeId, subjectId, topicId, headingLevel = 2 }: LeaderboardWidgetProps) {
  return (
    // No region of its own: the table in it is one already.
    <div className={styles.widget}>
      <Heading level={headingLevel} className={styles.title}>
        Leaderboard
      </Heading>
      <Board scope={{ gradeId, subjectId, topicId }} />
    </div>
  );
}

function Board({ scope }: { scope: LeaderboardFilter }) {
  const { data, isError, isFetching, refetch } = useQuery(activityLeaderboardQuery(scope));
  const reader = useSession((session) => session.details);
  const rows = useMemo(() => ranked(data ?? [], markedLearner(reader)), [data, reader]);
  if (data) {
    return rows.length === 0 ? (
      // The table is there only when it has rows (RPT-013).
      <p className={styles.nobody}>Nobody has a score here yet.</p>
    ) : (
      <LeaderboardWidgetTable rows={rows} />
    );
  }
  if (isError) {
    return (
      <ErrorState
        headingLevel={3}
        title="Failed to load leaderboard"
        text="Everything else on this page works."
        onRetry={() => void refetch()}
        retrying={isFetching ? 'Trying again…' : undefined}
      />
    );
  }
  return (
    <Loading text="Loading leaderboard…">
      <Skeleton height="220px" className={styles.block} />
    </Loading>
  );
}
