import type { SubmittedChange } from '#api/queries/moderation.ts';

/** Names the changed record: 'Question 2'. */
export function submissionLabel({
  entityType,
  questionNumber,
}: Pick<SubmittedChange, 'entityType' | 'questionNumber'>): string {
  if (entityType === 'Activity') return 'Title and description';
  return questionNumber === undefined ? 'Question' : `Question ${questionNumber}`;
}
