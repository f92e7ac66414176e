import type { SubmittedChange } from '#api/queries/moderation.ts';

/** The filter buttons, in their order. Approved has what is live as well. */
export const submissionFilters = ['All', 'Pending', 'Approved', 'Rejected'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

/** Whether a filter shows a change set. */
export function isShownBy(filter: SubmissionFilter, { status }: Pick<SubmittedChange, 'status'>): boolean {
  if (filter === 'All') return true;
  return filter === (status === 'Published' ? 'Approved' : status);
}

/** What a change set changes: 'Question 2'. */
export function recordName({
  entityType,
  questionNumber,
}: Pick<SubmittedChange, 'entityType' | 'questionNumber'>): string {
  if (entityType === 'Activity') return 'Title and description';
  return questionNumber === undefined ? 'Question' : `Question ${questionNumber}`;
}
