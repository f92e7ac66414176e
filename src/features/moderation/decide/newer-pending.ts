import type { ChangeSetSummary } from '#api/queries/moderation.ts';

/**
 * The pending changes of the same record that were submitted after this one.
 *
 * @param history newest first; may include changes to other records
 */
export function newerPending(id: string, history: readonly ChangeSetSummary[]): ChangeSetSummary[] {
  const own = history.findIndex((change) => change.id === id);
  return history
    .slice(0, Math.max(own, 0))
    .filter(({ entityId, status }) => entityId === history[own]?.entityId && status === 'Pending');
}
