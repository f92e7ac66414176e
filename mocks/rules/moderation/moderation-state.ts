/** Where change sets and their records stand in moderation. */
import type { ChangeSetRecord } from '../../data/records.ts';
import type { Faults } from '../activities/authoring.ts';

type Status = ChangeSetRecord['status'];

/** The oldest first; equal moments stay as they came in. */
export const inOrder = <Change extends { submittedAtUtc: string }>(changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) =>
    one.submittedAtUtc < other.submittedAtUtc ? -1 : Number(one.submittedAtUtc > other.submittedAtUtc),
  );

/** Where one record stands. */
export interface Standing<Change> {
  /** The change set that gives the record its status: the latest pending one, or if none is pending the latest one. */
  current: Change | undefined;
  status: Status | 'None';
  /** What waits for a decision, the oldest first. */
  pending: Change[];
  /** What its "after" shows, the oldest first: all that is pending, or else the current one, whatever its status. */
  shown: Change[];
}

/** @param changes all change sets of one record, in any order */
export function standingOf<Change extends { status: Status; submittedAtUtc: string }>(
  changes: readonly Change[],
): Standing<Change> {
  const ordered = inOrder(changes);
  const pending = ordered.filter(({ status }) => status === 'Pending');
  const current = pending.at(-1) ?? ordered.at(-1);
  const shown = pending.length > 0 ? pending : ordered.slice(-1);
  return { current, status: current?.status ?? 'None', pending, shown };
}

/** The statuses that a filter lets pass: what is accepted counts as published, live or not (D-160). */
export const statusesOf = (filter: Status): Status[] =>
  filter === 'Published' ? ['Published', 'Approved'] : [filter];

/** Why some of these cannot be decided any more, by their place among the ids of the call (D-166). */
export const decidedFaults = (changes: readonly { status: Status }[]): Faults =>
  Object.fromEntries(
    changes.flatMap(({ status }, place) =>
      status === 'Pending' ? [] : [[`ids.${place}`, [`This change set is ${status}.`]]],
    ),
  );
