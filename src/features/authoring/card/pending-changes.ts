import type { QueuedChange } from '#api/queries/moderation.ts';

/** The changes to one activity and its questions that wait for review, in short. */
export interface PendingSummary {
  count: number;
  /** The names of the submitters: 'you' first, then the one whose change is the oldest. */
  submitters: readonly string[];
  /** When the oldest change was submitted. */
  oldest: string;
}

/**
 * @param changes the oldest first
 * @param userId whose changes are called 'you'
 * @returns undefined when nothing is pending
 */
export function pendingSummary(
  changes: readonly QueuedChange[],
  userId: string | undefined,
): PendingSummary | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const others = changes
    .filter(({ submittedByUserId }) => submittedByUserId !== userId)
    .map(({ submittedBy }) => submittedBy ?? 'a user whose account is deleted');
  const own = others.length < changes.length ? ['you'] : [];
  return {
    count: changes.length,
    submitters: [...own, ...new Set(others)],
    oldest: first.submittedAtUtc,
  };
}

/** The changes by the activity that they belong to. */
export function byActivity(changes: readonly QueuedChange[]): ReadonlyMap<string, readonly QueuedChange[]> {
  const found = new Map<string, QueuedChange[]>();
  for (const change of changes) {
    const own = found.get(change.activityId);
    if (own) own.push(change);
    else found.set(change.activityId, [change]);
  }
  return found;
}
