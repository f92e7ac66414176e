import type { ChangeSetSummary } from '#api/queries/moderation.ts';

/** A change to a question replaces all of its data: somebody who only added a hint has sent the paragraph as well. */
export const onePart = 'All words of a question are one part.';

interface NewerChanges {
  pending: ChangeSetSummary[];
  /** Approved or published, and so not to be undone (D-226). */
  accepted: ChangeSetSummary[];
}

/**
 * The changes of the same record that were submitted after this one.
 *
 * @param history newest first; may include changes to other records
 */
export function newerChanges(id: string, history: readonly ChangeSetSummary[]): NewerChanges {
  const own = history.findIndex((change) => change.id === id);
  const newer = history
    .slice(0, Math.max(own, 0))
    .filter(({ entityId }) => entityId === history[own]?.entityId);
  return {
    pending: newer.filter(({ status }) => status === 'Pending'),
    accepted: newer.filter(({ status }) => status === 'Published' || status === 'Approved'),
  };
}
