import { useQuery } from '@tanstack/react-query';
import { Table, Trophy } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { activityLeaderboardQuery, type LeaderboardFilter } from '#api/queries/activities/leaderboard.ts';
import { TableSkeletonShape } from '#components/list/table-skeleton.tsx';
import { formatCount } from '#lib/numbers.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { summarizeBoard } from '../ranking/rank-text.ts';
import { getHighlightedLearner, rankLearners } from '../ranking/ranking.ts';
import {
  selectRows,
  LeaderboardWidgetTable,
  type BoardColumns,
  type WidgetRow,
} from './leaderboard-widget-table.tsx';
import styles from './leaderboard-widget.module.css';

interface LeaderboardWidgetProps extends LeaderboardFilter {
  title?: string;
  headingLevel?: HeadingLevel;
}

/** The leaderboard of a grade, a subject or a topic, within another screen (RPT-013). */
export function LeaderboardWidget({ gradeId, subjectId, topicId, ...heading }: LeaderboardWidgetProps) {
  const { title = 'Leaderboard', headingLevel = 2 } = heading;
  const { data, isError, isFetching, refetch } = useQuery(
    activityLeaderboardQuery({ gradeId, subjectId, topicId }),
  );
  const user = useSession((session) => session.details);
  const rows = useMemo(() => data && rankLearners(data, getHighlightedLearner(user)), [data, user]);
  return (
    // Not a `section`: the table is a region already.
    <div className={styles.widget}>
      {rows && rows.length > 0 ? (
        <Board
          rows={rows}
          title={title}
          headingLevel={headingLevel}
          startsWithScores={user?.role === Role.Learner}
        />
      ) : (
        <Heading level={headingLevel} className="fs-3">
          {title}
        </Heading>
      )}
      {/* Without rows there is no table (RPT-013). */}
      {rows?.length === 0 ? <p className="muted">No scores yet.</p> : null}
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
          <TableSkeletonShape rows={6} card="row" />
        </Loading>
      ) : null}
    </div>
  );
}

interface BoardProps {
  rows: readonly WidgetRow[];
  title: string;
  headingLevel: HeadingLevel;
  /** Shows rank, learner and score; a button adds the other columns of RPT-014 (D-304). */
  startsWithScores: boolean;
}

function Board({ rows, title, headingLevel, startsWithScores }: BoardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [showsDetails, setShowsDetails] = useState(false);
  const tableId = useId();
  const collapsedRows = useMemo(() => selectRows(rows), [rows]);
  return (
    <>
      <div className={styles.head}>
        <Heading level={headingLevel} className="fs-3">
          {title}
        </Heading>
        <p className="muted">{summarizeBoard(rows)}</p>
      </div>
      <Row className={styles.buttons}>
        {startsWithScores ? (
          <Button
            aria-expanded={showsDetails}
            aria-controls={tableId}
            onPress={() => setShowsDetails(!showsDetails)}
          >
            <Table aria-hidden="true" />
            {showsDetails ? 'Fewer details' : 'More details'}
          </Button>
        ) : null}
        {collapsedRows.length < rows.length ? (
          <Button aria-expanded={showsAll} aria-controls={tableId} onPress={() => setShowsAll(!showsAll)}>
            <Trophy aria-hidden="true" />
            {showsAll ? 'See fewer' : `See all ${formatCount(rows.length)}`}
          </Button>
        ) : null}
      </Row>
      <div id={tableId}>
        <LeaderboardWidgetTable
          rows={showsAll ? rows : collapsedRows}
          isExpanded={showsAll}
          shows={chooseColumns(startsWithScores, showsDetails)}
          caption={title}
        />
      </div>
    </>
  );
}

function chooseColumns(startsWithScores: boolean, showsDetails: boolean): BoardColumns {
  if (!startsWithScores) return 'fitting';
  return showsDetails ? 'all' : 'scores';
}
