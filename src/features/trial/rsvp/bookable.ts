import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { byStartTime, hasBegun, seatsLeft } from '../seats/seats.ts';

export const isBookable = (session: TrialSession): boolean => !hasBegun(session) && seatsLeft(session) > 0;

/** The earliest first, and what has begun last. */
export const byInterest = (first: TrialSession, second: TrialSession): number =>
  Number(hasBegun(first)) - Number(hasBegun(second)) || byStartTime(first, second);

/** Why no session of an invite can be booked: a headline, and a sentence that goes on after the name of the invite. */
export function whyNoneIsBookable(sessions: readonly TrialSession[]): { title: string; reason: string } {
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
