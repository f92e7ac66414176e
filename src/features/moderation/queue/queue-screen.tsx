import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { moderationQueueQuery, moderationTreeQuery } from '#api/queries/moderation.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { problemText } from '#components/problem-text.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { DecisionBanner } from '../decide/decision-banner.tsx';
import { useIsAnnounced } from '../use-is-announced.ts';
import { FilterBar, type QueueTreeResult } from './filter-bar.tsx';
import { panesFrom, QueuePanes } from './queue-panes.tsx';
import {
  filterOf,
  toFilterSearch,
  queueFilters,
  statusOf,
  type QueueFilter,
  type QueueSearch,
} from './queue-search.ts';
import styles from './queue.module.css';

/** Pending and decided changes by grade, subject and activity (MOD-001). */
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
  // These search parameters remove the note about the last decision from the URL.
  const withoutNote = { approved: undefined, rejected: undefined };
  return (
    <ScreenFrame title="Moderation">
      <LastDecision
        search={search}
        onDismiss={() =>
          void navigate({
            search: (before) => ({ ...before, ...withoutNote }),
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
            search: (before) => ({ ...before, ...withoutNote, ...toFilterSearch(next) }),
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

/** Loads the trees of all filters: the buttons show counts, and the contract has no operation for counts. */
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

function QueuePanesSkeleton() {
  const { element, isNarrow } = useIsNarrow(panesFrom);
  return (
    <Loading text="Loading moderation queue…">
      <div ref={element} className={isNarrow ? undefined : styles.panes} aria-hidden="true">
        <PaneSkeleton lines={5} />
        {isNarrow ? null : <PaneSkeleton lines={8} />}
      </div>
    </Loading>
  );
}

const PaneSkeleton = ({ lines }: { lines: number }) => (
  <div className={classNames(cardStyle({ flush: true }), styles.pane)}>
    <Row className={styles.head}>
      <Skeleton width="10rem" />
    </Row>
    <Stack className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? '70%' : '55%'} />
      ))}
    </Stack>
  </div>
);

const failureTitle = 'Failed to load moderation queue.';

/** Shows a skeleton while a tree loads, or why the tree did not load or refresh (MOD-030a). */
function LoadingState({ tree }: { tree: QueueTreeResult }) {
  const failure = useQueryFailure(tree);
  if (!failure) return tree.data ? null : <QueuePanesSkeleton />;
  const { title, advice } = problemText(failure.error);
  if (tree.data) {
    return (
      <Alert tone="error" title={failureTitle}>
        {title}. {advice} The content below was loaded earlier.
      </Alert>
    );
  }
  return (
    <ErrorState
      title={failureTitle}
      text={`${title}. ${advice}`}
      onRetry={failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}

export const QueueSkeleton = () => (
  <ScreenFrame title="Moderation">
    <Row gap={4} justify="between" className={styles.bar} aria-hidden="true">
      <Skeleton shape="box" width="29rem" height="var(--target)" />
      <Skeleton shape="box" width="7rem" height="var(--target)" />
    </Row>
    <QueuePanesSkeleton />
  </ScreenFrame>
);

interface LastDecisionProps {
  search: Pick<QueueSearch, 'approved' | 'rejected'>;
  onDismiss: () => void;
}

/** Announces the decision that the URL names, until it is dismissed (MOD-006). */
function LastDecision({ search: { approved, rejected }, onDismiss }: LastDecisionProps) {
  const isAnnounced = useIsAnnounced();
  const id = approved ?? rejected;
  const isShown = isAnnounced && id !== undefined;
  return (
    <Row justify="between" nowrap className={classNames(styles.note, isShown && styles.shown)}>
      <Row as="p" gap={2} nowrap role="status" className={classNames('breakable', styles.message)}>
        {isShown ? (
          <>
            {approved === undefined ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
            <span>
              Change #{truncateName(id)} was {approved === undefined ? 'rejected' : 'approved'}.
            </span>
          </>
        ) : null}
      </Row>
      {isShown ? (
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Dismiss"
          title="Dismiss"
          onClick={() => {
            onDismiss();
            // Move the focus: the button is removed with the note.
            focusContent();
          }}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </Row>
  );
}
