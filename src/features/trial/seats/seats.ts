import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { pluralize } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';

type Counts = Pick<TrialSession, 'maxNumber' | 'currentCount'>;

/** D-187. */
export const seatsLeft = ({ maxNumber, currentCount }: Counts): number =>
  Math.max(0, maxNumber - currentCount);

/** For a visitor: '5 seats left'. */
export function seatsLeftWords(session: Counts): string {
  return pluralize(seatsLeft(session), 'seat left', 'seats left');
}

/** For the office: '7 booked, 5 free'. */
export function bookedWords(session: Counts): string {
  const left = seatsLeft(session);
  return `${session.currentCount} booked, ${left === 0 ? 'full' : `${left} free`}`;
}

/** In the little room of a calendar: '5 free'. */
export function freeWords(session: Counts): string {
  const left = seatsLeft(session);
  return left === 0 ? 'full' : `${left} free`;
}

/** Whether a session has begun: the server would still take a booking. */
export const hasBegun = ({ startTime }: Pick<TrialSession, 'startTime'>): boolean =>
  Date.parse(startTime) <= clock.now().getTime();

export const byStartTime = (
  first: Pick<TrialSession, 'startTime'>,
  second: Pick<TrialSession, 'startTime'>,
): number => Date.parse(first.startTime) - Date.parse(second.startTime);

/** The sessions to which an invite may lead, the earliest first. */
export const upcoming = (sessions: readonly TrialSession[]): TrialSession[] =>
  sessions.filter((session) => !hasBegun(session)).toSorted(byStartTime);
