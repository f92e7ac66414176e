import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { useListState } from '#components/list/use-list-state.ts';
import { sortTexts } from '#lib/text/natural-sort.ts';
import { rememberQueueOrder } from '../queue-memory.ts';
import type { QueuedActivity } from './queue-nodes.ts';
import { queueOrders, queueRows, selectRows } from './queue-rows.ts';
import { statusOf, type QueueFilter } from './queue-search.ts';

const noChanges: readonly never[] = [];
const sortable = queueOrders.map(({ id }) => id);
const defaultSort = { column: 'oldest', direction: 'ascending' } as const;
const paramNames = ['submitter'] as const;

/** The rows of a node's activities, searched, filtered and sorted by the URL. */
export function useQueueList(filter: QueueFilter, activities: readonly QueuedActivity[]) {
  const searchField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const state = useListState({ sortable, defaultSort, names: paramNames });
  const { data: changes = noChanges } = useQuery(moderationQueueQuery(statusOf(filter)));
  const rows = useMemo(() => queueRows(activities, changes), [activities, changes]);
  const submitters = useMemo(() => sortTexts([...new Set(rows.flatMap((row) => row.submitters))]), [rows]);
  const { search, sort, chosen } = state;
  // Ignore the filter until the submitters have loaded.
  const submitter = submitters.length === 0 ? undefined : chosen.submitter;
  const order = sort?.column;
  const visibleRows = useMemo(
    () => selectRows(rows, { search, submitter, order }),
    [rows, search, submitter, order],
  );
  useEffect(() => rememberQueueOrder(visibleRows.map(({ id }) => id)), [visibleRows]);
  return {
    ...state,
    searchField,
    typedSearch: search,
    rows,
    visibleRows,
    submitters,
    isFiltered: search.trim() !== '' || submitter !== undefined,
    clear: () => {
      state.clear();
      searchField.current?.focus();
    },
  };
}

export type QueueList = ReturnType<typeof useQueueList>;
