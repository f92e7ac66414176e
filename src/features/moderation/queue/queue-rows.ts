import type { QueuedChange } from '#api/queries/moderation.ts';
import { filterEntries, sortEntries, toListEntries } from '#components/list/list-entries.ts';
import { submitterName } from '../change-link.tsx';
import type { QueuedActivity } from './queue-nodes.ts';

export interface QueueRow extends QueuedActivity {
  /** Names, ordered by the oldest change of each submitter; empty while loading. */
  submitters: readonly string[];
  /** Submission times of the oldest and newest change; undefined while loading. */
  oldest: string | undefined;
  newest: string | undefined;
  /** Distinct comments of the submitters, oldest first. */
  comments: readonly string[];
}

export const queueOrders = [
  { id: 'oldest', label: 'Oldest first' },
  { id: 'newest', label: 'Newest first' },
  { id: 'curriculum', label: 'By curriculum' },
] as const;
type QueueOrder = (typeof queueOrders)[number]['id'];

const timeOf = (timestamp: string | undefined) =>
  timestamp === undefined ? undefined : new Date(timestamp).getTime();

const sortKeys: Readonly<Record<QueueOrder, ((row: QueueRow) => number | undefined) | undefined>> = {
  oldest: ({ oldest }) => timeOf(oldest),
  newest: ({ newest }) => -(timeOf(newest) ?? 0),
  curriculum: undefined,
};

/** @param changes the change sets of the queue, oldest first */
export function queueRows(
  activities: readonly QueuedActivity[],
  changes: readonly QueuedChange[],
): QueueRow[] {
  const positions = new Map(changes.map(({ id }, position) => [id, position]));
  return activities.map((activity) => {
    const activityChanges = activity.changeIds
      .flatMap((id) => positions.get(id) ?? [])
      .toSorted((one, other) => one - other)
      .flatMap((position) => changes[position] ?? []);
    return {
      ...activity,
      submitters: [...new Set(activityChanges.map(submitterName))],
      oldest: activityChanges[0]?.submittedAtUtc,
      newest: activityChanges.at(-1)?.submittedAtUtc,
      comments: [...new Set(activityChanges.flatMap(({ comment }) => comment || []))],
    };
  });
}

interface RowOptions {
  search: string;
  submitter: string | undefined;
  order: string | undefined;
}

export function selectRows(
  rows: readonly QueueRow[],
  { search, submitter, order }: RowOptions,
): readonly QueueRow[] {
  const searchColumns = [
    { searchText: ({ title, submitters }: QueueRow) => `${title} ${submitters.join(' ')}` },
  ];
  const sortBy = sortKeys[(order ?? 'oldest') as QueueOrder];
  const sorted = sortEntries(toListEntries(rows, searchColumns), sortBy, 'ascending');
  return filterEntries(
    sorted,
    search,
    ({ submitters }) => submitter === undefined || submitters.includes(submitter),
  );
}
