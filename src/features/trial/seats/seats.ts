import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { pluralize } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';

type Counts = Pick<TrialSession, 'maxNumber' | 'currentCount'>;

/** Never negative, even if a session is overbooked (D-187). */
export const seatsLeft = ({ maxNumber, currentCount }: Counts): number =>
  Math.max(0, maxNumber - currentCount);

/** For visitors, for example '5 seats left'. */
export function seatsLeftText(session: Counts): string {
  return pluralize(seatsLeft(session), 'seat left', 'seats left');
}

/** For staff, for example '7 booked, 5 free'. */
export function bookedSeatsText(session: Counts): string {
  const left = seatsLeft(session);
  return `${session.currentCount} booked, ${left === 0 ? 'full' : `${left} free`}`;
}

/** For staff where space is short, for example '5 free'. */
export function freeSeatsText(session: Counts): string {
  const left = seatsLeft(session);
  return left === 0 ? 'full' : `${left} free`;
}

/** Whether the session has started. The application then offers no booking, although the server accepts one. */
export const hasBegun = ({ startTime }: Pick<TrialSession, 'startTime'>): boolean =>
  Date.parse(startTime) <= clock.now().getTime();

export const byStartTime = (
  first: Pick<TrialSession, 'startTime'>,
  second: Pick<TrialSession, 'startTime'>,
): number => Date.parse(first.startTime) - Date.parse(second.startTime);

export const getUpcomingSessions = (sessions: readonly TrialSession[]): TrialSession[] =>
  sessions.filter((session) => !hasBegun(session)).toSorted(byStartTime);
