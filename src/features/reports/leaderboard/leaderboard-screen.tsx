import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode, memo } from 'react';
import type { components } from '#api/contract.gen.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { SkeletonTable } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { Role } from '#session/roles.ts';
import { currentSession, useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { markedLearner, ranked, type RankedLearner, type Marked } from '../ranking/ranking.ts';
import { standingText } from '../ranking/standing.ts';
import { OwnBest } from './own-best.tsx';
import { Podium } from './podium/podium.tsx';
import { leaderboardColumns, LeaderboardTable } from './table.tsx';
import styles from './leaderboard.module.css';

const titleId = 'own-best';

/** Others are on the board, this learner is not yet: how to get there. */
function NotYetOnTheBoard({ isYou }: { isYou: boolean }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.best)}>
      <h2 id={titleId} className="fs-3">
        {isYou ? 'Your place is waiting' : 'Not on the board yet'}
      </h2>
      <p className={styles.notYet}>
        {isYou
          ? 'Hand in one activity, and your points and your place stand here. Only your best try at it counts.'
          : 'With the first activity that is handed in, points and place stand here.'}
      </p>
      {isYou ? (
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Choose a subject
        </Link>
      ) : null}
    </Stack>
  );
}

interface BoardTopProps {
  board: readonly (components['schemas']['GradeLeaderboardRow'] & RankedLearner)[];
  marked: Marked | undefined;
  /** Whether the reader is a learner of this grade. */
  isOwnGrade: boolean;
}

/** Above the board: the marked learner's own best, and the podium. Not drawn again with each letter of the search. */
const BoardTop = memo(({ board, marked, isOwnGrade }: BoardTopProps) => {
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

const BoardTopSkeleton = () => (
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
            <ListToolbar list={list} noun={noun} searchLabel="Find a learner" countsMatchesOnly />
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

/** Nobody of the grade has a score. */
function LeaderboardEmpty({ gradeId }: { gradeId: string }) {
  const isOwn = useSession(({ details }) => details?.role === Role.Learner && details.gradeId === gradeId);
  return (
    <EmptyState
      title="No scores yet"
      text="The board begins as soon as somebody in this class answers an activity."
      action={
        isOwn ? (
          <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
            Be the first
          </Link>
        ) : null
      }
    />
  );
}

interface LeaderboardHeadProps {
  gradeId: string;
  board: readonly (RankedLearner & { firstName: string })[];
  /** The search, where there is one. */
  children: ReactNode;
}

/** What board this is, and where the reader stands on it. Pronk stands on the board, where there is one. */
function LeaderboardHead({ gradeId, board, children }: LeaderboardHeadProps) {
  const { data: grades = [] } = useOptionalQuery(gradeListQuery());
  const isOwnGrade = useSession((session) => session.details?.gradeId === gradeId);
  const count = board.length;
  const isMarked = board.some(({ mark }) => mark !== undefined);
  const parts = [
    grades.find(({ id }) => id === gradeId)?.title,
    count > 0 && standingText(board),
    count > 0 && !isMarked && isOwnGrade && 'you are not on it yet',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Heading level={1}>Leaderboard</Heading>
        {parts.length > 0 ? <p className={classNames('muted', styles.line)}>{parts.join(' · ')}</p> : null}
        {children}
      </div>
      {count > 0 ? <Mascot mood="success" className={styles.mascot} /> : null}
    </header>
  );
}
