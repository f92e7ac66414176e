import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo, useState, memo } from 'react';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { TableSkeletonShape } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { useRowKeys } from '#components/list/use-row-keys.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { pluralize } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
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
import { getHighlightedLearner, rankLearners, type HighlightedLearner } from '../ranking/ranking.ts';
import { scoreColumns } from '../ranking/score-columns.tsx';
import type { BoardRow } from './board-row.ts';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { OwnPlace } from './own-place.tsx';
import { findPodiumSteps, withoutPodium, type PodiumStep } from './podium/podium-steps.ts';
import { Podium } from './podium/podium.tsx';
import styles from './leaderboard.module.css';

const maxRowsWithoutSearch = 30;

const noun = { singular: 'learner', plural: 'learners' };

interface LeaderboardScreenProps {
  gradeId: string;
  learnerId?: string;
}

export function LeaderboardScreen({ gradeId, learnerId }: LeaderboardScreenProps) {
  const { data: rows } = useSuspenseQuery(gradeLeaderboardQuery(gradeId));
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const highlighted = useMemo(() => getHighlightedLearner(session, learnerId), [session, learnerId]);
  const board = useMemo(() => rankLearners(rows, highlighted), [rows, highlighted]);

  return (
    <div className={classNames(styles.screen, board.length === 0 && styles.narrow)}>
      <LeaderboardHead gradeId={gradeId} board={board} />
      {board.length === 0 ? (
        <LeaderboardEmpty gradeId={gradeId} />
      ) : (
        <Board board={board} highlighted={highlighted} isOwnGrade={session?.gradeId === gradeId} />
      )}
    </div>
  );
}

/** The grade and the number of learners. The mascot touches the top of the board. */
function LeaderboardHead({ gradeId, board }: { gradeId: string; board: readonly BoardRow[] }) {
  const { data: grades = [] } = useOptionalQuery(gradeListQuery());
  const count = board.length;
  const summary = joinParts(
    grades.find(({ id }) => id === gradeId)?.title,
    count > 0 && pluralize(count, 'learner', 'learners'),
  );
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Heading level={1}>Leaderboard</Heading>
        {summary === '' ? null : <p className={classNames('muted', styles.line)}>{summary}</p>}
      </div>
      {count > 0 ? <Mascot mood="success" className={styles.mascot} /> : null}
    </header>
  );
}

interface BoardProps {
  board: readonly BoardRow[];
  highlighted: HighlightedLearner | undefined;
  isOwnGrade: boolean;
}

/** The place of the highlighted learner, the podium, and the list of all others. A search finds everyone. */
function Board({ board, highlighted, isOwnGrade }: BoardProps) {
  const list = useList({ rows: board, columns: scoreColumns });
  const rowKeys = useRowKeys(list);
  const steps = useMemo(() => findPodiumSteps(board), [board]);
  const others = useMemo(() => withoutPodium(board, steps), [board, steps]);
  const [focusedRow, setFocusedRow] = useState<string>();
  const clearFocusedRow = useCallback(() => setFocusedRow(undefined), []);
  const { setSearch } = list;
  const showInList = useCallback(
    (key: string) => {
      setSearch('');
      setFocusedRow(key);
    },
    [setSearch],
  );
  return (
    <div {...rowKeys}>
      <BoardTop
        board={board}
        highlighted={highlighted}
        isOwnGrade={isOwnGrade}
        steps={steps}
        others={others}
        onShowInList={showInList}
      />
      {board.length > maxRowsWithoutSearch ? (
        <div className={styles.search}>
          <ListToolbar list={list} noun={noun} searchLabel="Find a learner" countsMatchesOnly />
        </div>
      ) : null}
      {others.length > 0 || list.isFiltered ? (
        <LeaderboardTable
          list={list.isFiltered ? list : { ...list, visibleRows: others }}
          caption={steps.length > 0 && !list.isFiltered ? 'Leaderboard after the podium' : 'Leaderboard'}
          focusedRow={focusedRow}
          onRowFocused={clearFocusedRow}
        />
      ) : null}
    </div>
  );
}

interface BoardTopProps extends BoardProps {
  steps: readonly PodiumStep<BoardRow>[];
  /** The rows of the list, without those on the podium. */
  others: readonly BoardRow[];
  onShowInList: (key: string) => void;
}

/** The place of the highlighted learner, and the podium. Memoized, so that typing in the search is fast. */
const BoardTop = memo(({ board, highlighted, isOwnGrade, steps, others, onShowInList }: BoardTopProps) => {
  const row = board.find(({ highlight }) => highlight !== undefined);
  const isYou = highlighted?.label === 'You';
  return (
    <Stack gap={5} className={styles.top}>
      {row && highlighted ? (
        <OwnPlace
          board={board}
          learner={row}
          learnerId={highlighted.learnerId}
          onShowInList={others.includes(row) ? () => onShowInList(row.key) : undefined}
        />
      ) : null}
      {!row && highlighted && (isOwnGrade || !isYou) ? <NotYetOnTheBoard isYou={isYou} /> : null}
      <Podium steps={steps} />
    </Stack>
  );
});

const titleId = 'own-place';

function NotYetOnTheBoard({ isYou }: { isYou: boolean }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.own)}>
      <h2 id={titleId} className="fs-3">
        {isYou ? 'You are not on the board yet' : 'Not on the board yet'}
      </h2>
      <p className={styles.notOnBoard}>
        {isYou
          ? 'Hand in one activity, and your points and your place appear here. Only your best try at it counts.'
          : 'Points and place appear here after the first activity is handed in.'}
      </p>
      {isYou ? (
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Choose a subject
        </Link>
      ) : null}
    </Stack>
  );
}

function LeaderboardEmpty({ gradeId }: { gradeId: string }) {
  const isLearnerOfGrade = useSession(
    ({ details }) => details?.role === Role.Learner && details.gradeId === gradeId,
  );
  return (
    <EmptyState
      title="No scores yet"
      text="The board starts when a learner of this class hands in an activity."
      action={
        isLearnerOfGrade ? (
          <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
            Be the first
          </Link>
        ) : null
      }
    />
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
        <TableSkeletonShape rows={10} card="row" />
      </div>
    </Loading>
  );
}

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
