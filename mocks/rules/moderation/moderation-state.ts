/** The state of change sets and their records in moderation. */
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import type { FieldErrors } from '../field-errors.ts';

type Status = ChangeSetRecord['status'];

/** Equal date-times stay in the order in which the change sets arrived. */
export const oldestFirst = <Change extends { submittedAtUtc: string }>(
  changes: readonly Change[],
): Change[] =>
  changes.toSorted((one, other) =>
    one.submittedAtUtc < other.submittedAtUtc ? -1 : Number(one.submittedAtUtc > other.submittedAtUtc),
  );

/** The state of one record. */
export interface ModerationState<Change> {
  /** The change set that gives the record its status: the latest pending one, or if none is pending the latest one. */
  current: Change | undefined;
  status: Status | 'None';
  /** The oldest first. */
  pending: Change[];
  /** The change sets that its "after" shows, the oldest first: all pending ones, or else the current one. */
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

/** The statuses that a filter includes: accepted change sets count as published, live or not (D-160). */
export const statusesOf = (filter: Status): Status[] =>
  filter === 'Published' ? ['Published', 'Approved'] : [filter];

/** Why some of the change sets can no longer be decided, by their index among the ids of the call (D-166). */
export const decidedErrors = (changes: readonly { status: Status }[]): FieldErrors =>
  Object.fromEntries(
    changes.flatMap(({ status }, index) =>
      status === 'Pending' ? [] : [[`ids.${index}`, [`This change set is ${status}.`]]],
    ),
  );
