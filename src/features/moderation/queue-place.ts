import { currentSession } from '#session/session.ts';
import type { QueueSearch } from './queue/queue-search.ts';

type Place = Pick<QueueSearch, 'status' | 'grade' | 'subject'>;

/** Who was in the queue, and where. */
let kept: { by: string | undefined; place: Place } | undefined;

/** Remembers what the queue shows until the page is closed: Back leads there from a review. */
export function keepPlace(place: Place): void {
  kept = { by: currentSession()?.id, place };
}

/** Where this person last was in the queue, or else its start. */
export const queuePlace = (): Place => (kept && kept.by === currentSession()?.id ? kept.place : {});
