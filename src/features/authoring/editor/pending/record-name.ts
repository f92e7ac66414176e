import { nameAt } from '../draft/activity-draft.ts';

/**
 * What a change set is about: 'Question 2', or 'Title and description' of the activity itself.
 *
 * @param questions in their order
 */
export function recordName(entityId: string, questions: readonly { id?: string | undefined }[]): string {
  const index = questions.findIndex(({ id }) => id === entityId);
  return index === -1 ? 'Title and description' : nameAt(index);
}
