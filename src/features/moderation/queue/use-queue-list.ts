import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { useListState } from '#components/list/use-list-state.ts';
import { sortTexts } from '#lib/text/natural-sort.ts';
import { keepOrder } from '../queue-place.ts';
import type { QueuedActivity } from './queue-nodes.ts';
import { queueOrders, queueRows, shownRows } from './queue-rows.ts';
import { statusOf, type QueueFilter } from './queue-search.ts';

const none: readonly never[] = [];
const sortable = queueOrders.map(({ id }) => id);
const defaultSort = { column: 'oldest', direction: 'ascending' } as const;
const names = ['submitter'] as const;

/**
 * The activities of a part of the queue with their submitters and ages, searched, filtered and sorted as the URL says.
 */
export function useQueueList(filter: QueueFilter, activities: readonly QueuedActivity[]) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const state = useListState({ sortable, defaultSort, names });
  const { data: changes = none } = useQuery(moderationQueueQuery(statusOf(filter)));
  const rows = useMemo(() => queueRows(activities, changes), [activities, changes]);
  const values = useMemo(() => sortTexts([...new Set(rows.flatMap((row) => row.submitters))]), [rows]);
  const { search, sort, chosen } = state;
  // A name that is not known yet may still arrive.
  const submitter = values.length === 0 ? undefined : chosen.submitter;
  const order = sort?.column;
  const shown = useMemo(
    () => shownRows(rows, { search, submitter, order }),
    [rows, search, submitter, order],
  );
  useEffect(() => keepOrder(shown.map(({ id }) => id)), [shown]);
  return {
    ...state,
    field,
    rows,
    shown,
    /** The submitters that the rows can be filtered by. */
    values,
    isFiltered: search.trim() !== '' || submitter !== undefined,
    clear: () => {
      state.clear();
      field.current?.focus();
    },
  };
}

export type QueueList = ReturnType<typeof useQueueList>;
