import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { byStartTime, hasBegun, seatsLeft } from '../seats/seats.ts';

export const isBookable = (session: TrialSession): boolean => !hasBegun(session) && seatsLeft(session) > 0;

/** Compares by start; sessions that have begun come after all others. */
export const upcomingFirst = (first: TrialSession, second: TrialSession): number =>
  Number(hasBegun(first)) - Number(hasBegun(second)) || byStartTime(first, second);

/**
 * The reason why no session can be booked: a heading, and a clause that follows the title of the invite and a colon:
 * '“Open day”: every seat is taken.'
 */
export function unavailableReason(sessions: readonly TrialSession[]): { title: string; reason: string } {
  if (sessions.length === 0) {
    return { title: 'No sessions to choose from', reason: 'there is no session at the moment.' };
  }
  if (sessions.every(hasBegun)) {
    return { title: 'All sessions have begun', reason: 'every session has begun.' };
  }
  return sessions.every((session) => seatsLeft(session) === 0)
    ? { title: 'All sessions are full', reason: 'every seat is taken.' }
    : { title: 'No session can be booked any more', reason: 'every session is full or has begun.' };
}
