import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { moderationQueueQuery, moderationTreeQuery } from '#api/queries/moderation.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { DecisionBanner } from '../decide/decision-banner.tsx';
import { DecisionNote } from './decision-note.tsx';
import { FilterBar, type QueueTreeResult } from './filter-bar.tsx';
import { LoadingState } from './loading-state.tsx';
import { QueuePanes } from './queue-panes.tsx';
import { filterOf, inUrl, queueFilters, statusOf, type QueueFilter } from './queue-search.ts';
import { QueueWaiting } from './queue-waiting.tsx';

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
