import { createUserMemory } from '#session/user-memory.ts';
import type { QueueSearch } from './queue/queue-search.ts';

type Place = Pick<QueueSearch, 'status' | 'grade' | 'subject' | 'q' | 'sort' | 'submitter'>;

/** What the queue last showed to this user: Back leads there from a review. */
const lastPlace = createUserMemory<Place>();

export const keepPlace = (place: Place): void => lastPlace.set(place);
export const queuePlace = (): Place => lastPlace.get() ?? {};

/** The activities as the queue last listed them to this user: a decision leads to the next of them. */
const lastOrder = createUserMemory<readonly string[]>();

export const keepOrder = (activityIds: readonly string[]): void => lastOrder.set(activityIds);
export const queueOrder = (): readonly string[] => lastOrder.get() ?? [];
