import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { pluralize } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';

type Counts = Pick<TrialSession, 'maxNumber' | 'currentCount'>;

/** D-187. */
export const seatsLeft = ({ maxNumber, currentCount }: Counts): number =>
  Math.max(0, maxNumber - currentCount);

/** '5 seats left', for visitors. */
export function seatsLeftText(session: Counts): string {
  return pluralize(seatsLeft(session), 'seat left', 'seats left');
}

/** '7 booked, 5 free', for the office. */
export function bookedText(session: Counts): string {
  const left = seatsLeft(session);
  return `${session.currentCount} booked, ${left === 0 ? 'full' : `${left} free`}`;
}

/** '5 free', for the calendar. */
export function freeText(session: Counts): string {
  const left = seatsLeft(session);
  return left === 0 ? 'full' : `${left} free`;
}

/** Whether a session has begun, although the server would still accept a booking. */
export const hasBegun = ({ startTime }: Pick<TrialSession, 'startTime'>): boolean =>
  Date.parse(startTime) <= clock.now().getTime();

export const byStartTime = (
  first: Pick<TrialSession, 'startTime'>,
  second: Pick<TrialSession, 'startTime'>,
): number => Date.parse(first.startTime) - Date.parse(second.startTime);

/** The sessions that an invite can offer, the earliest first. */
export const upcoming = (sessions: readonly TrialSession[]): TrialSession[] =>
  sessions.filter((session) => !hasBegun(session)).toSorted(byStartTime);
