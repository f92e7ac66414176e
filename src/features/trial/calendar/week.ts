import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { pluralize } from '#lib/numbers.ts';
import { dayLength, startOfSchoolDay, startOfSchoolWeek } from '#lib/time/school-time.ts';
import { byStartTime, seatsLeft } from '../seats/seats.ts';

const hourLength = 3_600_000;
const minuteLength = 60_000;

interface HourGroup {
  /** In school time, 0 to 23. */
  hour: number;
  /** The minutes past the hour at which the first session starts. */
  minutes: number;
  /** 2 if the next hour of the same day is free: the text of a session needs more than one row. */
  rows: 1 | 2;
  sessions: readonly TrialSession[];
}

export interface Day {
  /** 00:00 in school time, in milliseconds since 1970. */
  start: number;
  sessions: readonly TrialSession[];
  groups: readonly HourGroup[];
}

/** Returns the days from Monday to Sunday with their sessions. */
export function daysOfWeek(week: number, sessions: readonly TrialSession[]): Day[] {
  const sorted = sessions.toSorted(byStartTime);
  return Array.from({ length: 7 }, (_, index) => {
    const start = week + index * dayLength;
    const ofDay = sorted.filter(({ startTime }) => startOfSchoolDay(Date.parse(startTime)) === start);
    return { start, sessions: ofDay, groups: groupsOf(start, ofDay) };
  });
}

function groupsOf(day: number, sessions: readonly TrialSession[]): HourGroup[] {
  const sinceMidnight = ({ startTime }: TrialSession) => Date.parse(startTime) - day;
  const byHour = Map.groupBy(sessions, (session) => Math.floor(sinceMidnight(session) / hourLength));
  return [...byHour].map(([hour, group]) => ({
    hour,
    minutes: group[0] ? (sinceMidnight(group[0]) % hourLength) / minuteLength : 0,
    rows: byHour.has(hour + 1) || hour === 23 ? 1 : 2,
    sessions: group,
  }));
}

/** Returns the hours to display: 9 to 16, extended to include the rows of all sessions. */
export function hoursOf(days: readonly Day[]): number[] {
  const hoursWithSessions = days.flatMap(({ groups }) =>
    groups.flatMap(({ hour, rows }) => [hour, hour + rows - 1]),
  );
  const first = Math.min(9, ...hoursWithSessions);
  const last = Math.max(16, ...hoursWithSessions);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** For example '5 sessions · 32 booked · 22 free'. */
export function weekSummary(days: readonly Day[]): string {
  const sessions = days.flatMap((day) => day.sessions);
  if (sessions.length === 0) return 'No sessions';
  const booked = sessions.reduce((sum, { currentCount }) => sum + currentCount, 0);
  const free = sessions.reduce((sum, session) => sum + seatsLeft(session), 0);
  return `${pluralize(sessions.length, 'session', 'sessions')} · ${booked} booked · ${free} free`;
}

/** Returns the week of the first session from today on; without one, the current week. */
export function firstWeek(sessions: readonly TrialSession[], now: number): number {
  const today = startOfSchoolDay(now);
  const next = sessions.toSorted(byStartTime).find(({ startTime }) => Date.parse(startTime) >= today);
  return startOfSchoolWeek(next ? Date.parse(next.startTime) : now);
}
