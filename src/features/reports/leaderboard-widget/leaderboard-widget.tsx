import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { activityLeaderboardQuery, type LeaderboardFilter } from '#api/queries/activities/leaderboard.ts';
import { SkeletonTable } from '#components/list/table-skeleton.tsx';
import { formatCount } from '#lib/numbers.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { markedLearner, ranked } from '../ranking/ranking.ts';
import { standingText } from '../ranking/standing.ts';
import { firstAndOwn, LeaderboardWidgetTable, type WidgetRow } from './table.tsx';
import styles from './leaderboard-widget.module.css';

interface LeaderboardWidgetProps extends LeaderboardFilter {
  title?: string;
  headingLevel?: HeadingLevel;
}

/** Who leads in the activities of a grade, a subject or a topic (RPT-013); a part of another screen. */
export function LeaderboardWidget({ gradeId, subjectId, topicId, ...look }: LeaderboardWidgetProps) {
  const { title = 'Leaderboard', headingLevel = 2 } = look;
  const { data, isError, isFetching, refetch } = useQuery(
    activityLeaderboardQuery({ gradeId, subjectId, topicId }),
  );
  const reader = useSession((session) => session.details);
  const rows = useMemo(() => data && ranked(data, markedLearner(reader)), [data, reader]);
  return (
    // No region of its own: the table in it is one already.
    <div className={styles.widget}>
      {rows && rows.length > 0 ? (
        <Board rows={rows} title={title} headingLevel={headingLevel} />
      ) : (
        <Heading level={headingLevel} className="fs-3">
          {title}
        </Heading>
      )}
      {/* The table is there only when it has rows (RPT-013). */}
      {rows?.length === 0 ? <p className="muted">Nobody has a score here yet.</p> : null}
      {!rows && isError ? (
        <ErrorState
          headingLevel={3}
          title="Failed to load leaderboard"
          text="Everything else on this page works."
          onRetry={() => void refetch()}
          retrying={isFetching ? 'Trying again…' : undefined}
        />
      ) : null}
      {!rows && !isError ? (
        <Loading text="Loading leaderboard…">
          <SkeletonTable rows={6} card="row" />
        </Loading>
      ) : null}
    </div>
  );
}

interface BoardProps {
  rows: readonly WidgetRow[];
  title: string;
  headingLevel: HeadingLevel;
}

/** The first five and the reader; the rest on demand. */
function Board({ rows, title, headingLevel }: BoardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const tableId = useId();
  const few = useMemo(() => firstAndOwn(rows), [rows]);
  return (
    <>
      <div className={styles.head}>
        <Heading level={headingLevel} className="fs-3">
          {title}
        </Heading>
        <p className="muted">{standingText(rows)}</p>
      </div>
      {few.length < rows.length ? (
        <Button
          className={styles.all}
          aria-expanded={showsAll}
          aria-controls={tableId}
          onPress={() => setShowsAll(!showsAll)}
        >
          <Trophy aria-hidden="true" />
          {showsAll ? 'See fewer' : `See all ${formatCount(rows.length)}`}
        </Button>
      ) : null}
      <div id={tableId}>
        <LeaderboardWidgetTable rows={showsAll ? rows : few} isWhole={showsAll} caption={title} />
      </div>
    </>
  );
}
