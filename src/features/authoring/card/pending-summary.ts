import type { QueuedChange } from '#api/queries/moderation.ts';

export interface PendingSummary {
  count: number;
  /** 'you' first, then the other submitters by the age of their oldest change. */
  submitters: readonly string[];
  oldest: string;
}

/**
 * @param changes oldest first
 * @param userId the current user, who is named 'you'
 */
export function summarizePendingChanges(
  changes: readonly QueuedChange[],
  userId: string | undefined,
): PendingSummary | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const others = changes
    .filter(({ submittedByUserId }) => submittedByUserId !== userId)
    .map(({ submittedBy }) => submittedBy ?? 'a user whose account is deleted');
  const you = others.length < changes.length ? ['you'] : [];
  return {
    count: changes.length,
    submitters: [...you, ...new Set(others)],
    oldest: first.submittedAtUtc,
  };
}
