import type { ChangeSet } from '#api/queries/moderation.ts';
import { nameAt } from '../draft/activity-draft.ts';

/**
 * What a change set is about: 'Question 2', or 'Title and description' of the activity itself. A question that was removed
 * since has no number.
 *
 * @param questions in their order
 */
export function recordName(
  { entityType, entityId }: Pick<ChangeSet, 'entityType' | 'entityId'>,
  questions: readonly { id?: string | undefined }[],
): string {
  if (entityType === 'Activity') return 'Title and description';
  const index = questions.findIndex(({ id }) => id === entityId);
  return index === -1 ? 'Question' : nameAt(index);
}
