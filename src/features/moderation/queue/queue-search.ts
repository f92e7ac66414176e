import type { StatusFilter } from '#api/queries/moderation.ts';
import { listParamSchemas } from '#components/list/list-search.ts';
import { anyText, oneOf, searchParams } from '#lib/url/search-params.ts';

/** The filter buttons, in their order (MOD-002). */
export const queueFilters = ['All', 'Pending', 'Rejected', 'Published'] as const;
export type QueueFilter = (typeof queueFilters)[number];

const usualFilter = 'Pending';

/**
 * What the queue keeps in the URL: the filter, unless it is the default; the grade, subject or activity that is shown; how its
 * activities are searched and sorted; and after a decision, what was decided (MOD-006).
 */
export const queueSearch = searchParams({
  status: oneOf(['All', 'Rejected', 'Published']),
  grade: anyText,
  subject: anyText,
  activity: anyText,
  ...listParamSchemas,
  submitter: anyText,
  approved: anyText,
  rejected: anyText,
});
export type QueueSearch = ReturnType<typeof queueSearch>;

export const filterOf = ({ status }: Pick<QueueSearch, 'status'>): QueueFilter => status ?? usualFilter;

/** The filter as the URL has it. */
export const inUrl = (filter: QueueFilter): Pick<QueueSearch, 'status'> => ({
  status: filter === usualFilter ? undefined : filter,
});

/** All sends no status (D-162). */
export const statusOf = (filter: QueueFilter): StatusFilter => (filter === 'All' ? undefined : filter);

/** The search and the order of the activities, which stay when another part of the queue is shown. */
export const listInUrl = ({
  q,
  sort,
  submitter,
}: QueueSearch): Pick<QueueSearch, 'q' | 'sort' | 'submitter'> => ({ q, sort, submitter });
