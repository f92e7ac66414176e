import type { StatusFilter } from '#api/queries/moderation.ts';
import { listParamSchemas } from '#components/list/list-search.ts';
import { anyText, oneOf, searchParams } from '#lib/url/search-params.ts';

/** The filter buttons, in their order (MOD-002). */
export const queueFilters = ['All', 'Pending', 'Rejected', 'Published'] as const;
export type QueueFilter = (typeof queueFilters)[number];

const defaultFilter = 'Pending';

/**
 * The search parameters of the queue: filter, shown node, search and sort order of the activities, and the last decision
 * (MOD-006).
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

export const filterOf = ({ status }: Pick<QueueSearch, 'status'>): QueueFilter => status ?? defaultFilter;

/** Returns the search parameter of a filter; the default filter has none. */
export const toFilterSearch = (filter: QueueFilter): Pick<QueueSearch, 'status'> => ({
  status: filter === defaultFilter ? undefined : filter,
});

/** Returns the status to send; 'All' sends none (D-162). */
export const statusOf = (filter: QueueFilter): StatusFilter => (filter === 'All' ? undefined : filter);

/** Returns the parameters that are kept when another node is chosen. */
export const pickListSearch = ({
  q,
  sort,
  submitter,
}: QueueSearch): Pick<QueueSearch, 'q' | 'sort' | 'submitter'> => ({ q, sort, submitter });
