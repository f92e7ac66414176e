import { createUserMemory } from '#session/user-memory.ts';
import type { QueueSearch } from './queue/queue-search.ts';

type Place = Pick<QueueSearch, 'status' | 'grade' | 'subject'>;

/** What the queue last showed to this user: Back leads there from a review. */
const lastPlace = createUserMemory<Place>();

export const keepPlace = (place: Place): void => lastPlace.set(place);
export const queuePlace = (): Place => lastPlace.get() ?? {};
