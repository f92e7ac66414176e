import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import type { FieldErrors } from '../field-errors.ts';

type Status = ChangeSetRecord['status'];

/** Change sets with equal date-times keep their order. */
export const oldestFirst = <Change extends { submittedAtUtc: string }>(
  changes: readonly Change[],
): Change[] =>
  changes.toSorted((first, second) =>
    first.submittedAtUtc < second.submittedAtUtc ? -1 : Number(first.submittedAtUtc > second.submittedAtUtc),
  );

export interface ModerationState<Change> {
  /** The change set that gives the record its status: the latest pending one, otherwise the latest. */
  current: Change | undefined;
  status: Status | 'None';
  /** Oldest first. */
  pending: Change[];
  /** The change sets in the review's "after", oldest first: all pending ones, otherwise the current one. */
  shown: Change[];
}

/** @param changes all change sets of one record, in any order */
export function moderationStateOf<Change extends { status: Status; submittedAtUtc: string }>(
  changes: readonly Change[],
): ModerationState<Change> {
  const ordered = oldestFirst(changes);
  const pending = ordered.filter(({ status }) => status === 'Pending');
  const current = pending.at(-1) ?? ordered.at(-1);
  const shown = pending.length > 0 ? pending : ordered.slice(-1);
  return { current, status: current?.status ?? 'None', pending, shown };
}

/** The statuses that a filter includes: Approved counts as Published. */
export const statusesOf = (filter: Status): Status[] =>
  filter === 'Published' ? ['Published', 'Approved'] : [filter];

/** Errors of change sets that are already decided, by their index among the ids of the call (D-166). */
export const decidedErrors = (changes: readonly { status: Status }[]): FieldErrors =>
  Object.fromEntries(
    changes.flatMap(({ status }, index) =>
      status === 'Pending' ? [] : [[`ids.${index}`, [`This change set is ${status}.`]]],
    ),
  );
