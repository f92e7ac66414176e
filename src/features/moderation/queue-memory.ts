import { createUserMemory } from '#session/user-memory.ts';
import type { QueueSearch } from './queue/queue-search.ts';

type RememberedSearch = Pick<QueueSearch, 'status' | 'grade' | 'subject' | 'q' | 'sort' | 'submitter'>;

/** The user's last search parameters of the queue, for links back to it. */
const lastSearch = createUserMemory<RememberedSearch>();

export const rememberQueueSearch = (search: RememberedSearch): void => lastSearch.set(search);
export const lastQueueSearch = (): RememberedSearch => lastSearch.get() ?? {};

/** The ids of the activities as the queue listed them last, to open the next one after a decision. */
const lastOrder = createUserMemory<readonly string[]>();

export const rememberQueueOrder = (activityIds: readonly string[]): void => lastOrder.set(activityIds);
export const lastQueueOrder = (): readonly string[] => lastOrder.get() ?? [];
