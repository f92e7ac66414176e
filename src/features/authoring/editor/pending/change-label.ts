import type { ChangeSet } from '#api/queries/moderation.ts';
import { questionName } from '../draft/activity-draft.ts';

/** Names the record of a change set: 'Title and description', 'Question 2', or 'Question' if it was removed since. */
export function changeLabel(
  { entityType, entityId }: Pick<ChangeSet, 'entityType' | 'entityId'>,
  questions: readonly { id?: string | undefined }[],
): string {
  if (entityType === 'Activity') return 'Title and description';
  const index = questions.findIndex(({ id }) => id === entityId);
  return index === -1 ? 'Question' : questionName(index);
}
