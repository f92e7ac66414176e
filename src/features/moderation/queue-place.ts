import { createUserMemory } from '#session/user-memory.ts';
import type { QueueSearch } from './queue/queue-search.ts';

/** What the queue last showed to this user: Back leads there from a review. */
const queuePlaceMemory = createUserMemory<Pick<QueueSearch, 'status' | 'grade' | 'subject'>>();

export const keepPlace = (place: Pick<QueueSearch, 'status' | 'grade' | 'subject'>): void =>
  queuePlaceMemory.set(place);
export const queuePlace = () => queuePlaceMemory.get() ?? {};
