import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { moderationQueueQuery, moderationTreeQuery } from '#api/queries/moderation.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { DecisionBanner } from '../decide/decision-banner.tsx';
import { useIsAnnounced } from '../use-is-announced.ts';
import { FilterBar, type QueueTreeResult } from './filter-bar.tsx';
import { QueuePanes } from './queue-panes.tsx';
import {
  filterOf,
  inUrl,
  queueFilters,
  statusOf,
  type QueueFilter,
  type QueueSearch,
} from './queue-search.ts';
import styles from './queue.module.css';

/** A skeleton of the panes. */
const QueueWaiting = () => (
  <Loading text="Loading moderation queue…">
    <div className={styles.panes} aria-hidden="true">
      <Waiting lines={5} />
      <Waiting lines={4} />
    </div>
  </Loading>
);

const Waiting = ({ lines }: { lines: number }) => (
  <div className={classNames(cardStyle({ flush: true }), styles.pane)}>
    <Row className={styles.head}>
      <Skeleton width="10rem" />
    </Row>
    <Stack className={styles.waiting}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? '70%' : '55%'} />
      ))}
    </Stack>
  </div>
);

const failed = 'Failed to load moderation queue.';

/** Says that the tree of a filter is loading, or why it is missing or out of date (MOD-030a). */
function LoadingState({ tree }: { tree: QueueTreeResult }) {
  const failure = useLoadFailure(tree);
  if (!failure) return tree.data ? null : <QueueWaiting />;
  const { title, advice } = problemText(failure.error);
  if (tree.data) {
    return (
      <Alert tone="error" title={failed}>
        {title}. {advice} What you see below was loaded earlier.
      </Alert>
    );
  }
  return (
    <ErrorState
      title={failed}
      text={`${title}. ${advice}`}
      onRetry={failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}

/** What waits for a decision, and what was decided, by grade, subject and activity (MOD-001). */
export function QueueScreen() {
  const search = useSearch({ from: '/_app/admin/moderation/queue' });
  const navigate = useNavigate({ from: '/admin/moderation/queue' });
  const filter = filterOf(search);
  const trees = useQueueTrees();
  const queryClient = useQueryClient();
  const { Rejected: rejected, Published: published } = trees;
  const decidedTrees = useMemo(
    () => [...(rejected.data ?? []), ...(published.data ?? [])],
    [rejected.data, published.data],
  );
  // The note about the last decision goes when it is dismissed, and when the filter changes.
  const decided = { approved: undefined, rejected: undefined };
  return (
    <ScreenFrame title="Moderation">
      <DecisionNote
        search={search}
        onDismiss={() =>
          void navigate({
            search: (before) => ({ ...before, ...decided }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <DecisionBanner isInQueue />
      <FilterBar
        filter={filter}
        trees={trees}
        onRefresh={() => queryClient.refetchQueries(moderationQueueQuery(statusOf(filter)))}
        onFilter={(next) =>
          void navigate({
            search: (before) => ({ ...before, ...decided, ...inUrl(next) }),
            resetScroll: false,
          })
        }
      />
      <LoadingState key={filter} tree={trees[filter]} />
      {trees[filter].data ? (
        <QueuePanes filter={filter} search={search} grades={trees[filter].data} decided={decidedTrees} />
      ) : null}
    </ScreenFrame>
  );
}

/** One tree for each filter, because each button shows a count, and the contract has no operation for counts alone. */
function useQueueTrees(): Readonly<Record<QueueFilter, QueueTreeResult>> {
  return useQueries({
    queries: queueFilters.map((filter) => moderationTreeQuery(statusOf(filter))),
    combine: byFilter,
  });
}

const byFilter = (results: QueueTreeResult[]): Readonly<Record<QueueFilter, QueueTreeResult>> =>
  Object.fromEntries(queueFilters.map((filter, index) => [filter, results[index]])) as Record<
    QueueFilter,
    QueueTreeResult
  >;

export const QueueSkeleton = () => (
  <ScreenFrame title="Moderation">
    <QueueWaiting />
  </ScreenFrame>
);

interface DecisionNoteProps {
  search: Pick<QueueSearch, 'approved' | 'rejected'>;
  onDismiss: () => void;
}

/** What the moderator has just decided, in a status line (D-170). */
function DecisionNote({ search: { approved, rejected }, onDismiss }: DecisionNoteProps) {
  const isAnnounced = useIsAnnounced();
  const id = approved ?? rejected;
  const isNoted = isAnnounced && id !== undefined;
  return (
    <Row justify="between" nowrap className={classNames(styles.note, isNoted && styles.noted)}>
      <Row as="p" gap={2} nowrap role="status" className={classNames('breakable', styles.words)}>
        {isNoted ? (
          <>
            {approved === undefined ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
            <span>
              Change #{truncateName(id)} was {approved === undefined ? 'rejected' : 'approved'}.
            </span>
          </>
        ) : null}
      </Row>
      {isNoted ? (
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Dismiss"
          title="Dismiss"
          onClick={() => {
            onDismiss();
            // The button disappears with the note.
            focusContent();
          }}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </Row>
  );
}
