import type { QueuedChange } from '#api/queries/moderation.ts';
import { filterEntries, sortEntries, toListEntries } from '#components/list/list-entries.ts';
import { submitterOf } from '../change-link.tsx';
import type { QueuedActivity } from './queue-nodes.ts';

/** An activity of the queue with who submitted its changes, and when. */
export interface QueueRow extends QueuedActivity {
  /** The names of the submitters, whose change is the oldest first; empty until they are known. */
  submitters: readonly string[];
  /** When its oldest and its newest change were submitted; undefined until it is known. */
  oldest: string | undefined;
  newest: string | undefined;
  /** What the submitters say of the changes, each comment once, the oldest first. */
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
  // As they are given.
  curriculum: undefined,
};

/** @param changes the change sets of the queue, the oldest first */
export function queueRows(
  activities: readonly QueuedActivity[],
  changes: readonly QueuedChange[],
): QueueRow[] {
  const places = new Map(changes.map(({ id }, place) => [id, place]));
  return activities.map((activity) => {
    const own = activity.changeIds
      .flatMap((id) => places.get(id) ?? [])
      .toSorted((one, other) => one - other)
      .flatMap((place) => changes[place] ?? []);
    return {
      ...activity,
      submitters: [...new Set(own.map(submitterOf))],
      oldest: own[0]?.submittedAtUtc,
      newest: own.at(-1)?.submittedAtUtc,
      comments: [...new Set(own.flatMap(({ comment }) => comment || []))],
    };
  });
}

interface Wanted {
  search: string;
  submitter: string | undefined;
  order: string | undefined;
}

/** The rows that search and filter leave, in their order. */
export function shownRows(
  rows: readonly QueueRow[],
  { search, submitter, order }: Wanted,
): readonly QueueRow[] {
  const searched = [{ searchText: ({ title, submitters }: QueueRow) => `${title} ${submitters.join(' ')}` }];
  const sortBy = sortKeys[(order ?? 'oldest') as QueueOrder];
  const sorted = sortEntries(toListEntries(rows, searched), sortBy, 'ascending');
  return filterEntries(
    sorted,
    search,
    ({ submitters }) => submitter === undefined || submitters.includes(submitter),
  );
}
