import { currentSession } from '#session/session.ts';
import type { QueueSearch } from './queue/queue-search.ts';

type Place = Pick<QueueSearch, 'status' | 'grade' | 'subject'>;

/** Whose it is, and where. */
let kept: { by: string | undefined; place: Place } | undefined;

/** Remembers what the queue shows, as long as the page is open: the way back from a review leads there. */
export function keepPlace(place: Place): void {
  kept = { by: currentSession()?.id, place };
}

/** Where the same person was in the queue; its start for whoever comes from elsewhere. */
export const queuePlace = (): Place => (kept && kept.by === currentSession()?.id ? kept.place : {});
