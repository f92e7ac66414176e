/** Africa/Johannesburg is UTC+2 all year. */
const offset = 2 * 3_600_000;
export const dayLength = 86_400_000;

const dayNumber = (at: number): number => Math.floor((at + offset) / dayLength);

const startOfDayNumber = (day: number): number => day * dayLength - offset;

/** Milliseconds since 1970. */
export const startOfSchoolDay = (at: number): number => startOfDayNumber(dayNumber(at));

export function startOfSchoolWeek(at: number): number {
  const day = dayNumber(at);
  // 1970-01-01 was a Thursday.
  return startOfDayNumber(day - ((day + 3) % 7));
}

export function startOfSchoolMonth(at: number): number {
  const local = new Date(at + offset);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - offset;
}

export const schoolYear = (at: number): number => new Date(at + offset).getUTCFullYear();

export const formatSchoolDate = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Africa/Johannesburg' }).format(at);

export const schoolTimeZoneLabel = 'South African time';

/** Formats `yyyy-MM-ddTHH:mm` in the school's time zone, for a date-time field; empty if invalid. */
export function schoolDateTime(timestamp: string): string {
  const at = Date.parse(timestamp);
  return Number.isNaN(at) ? '' : new Date(at + offset).toISOString().slice(0, 16);
}

/** Formats `yyyy-MM-dd HH:mm` in the school's time zone; 'N/A' if invalid. */
export const formatSchoolTime = (timestamp: string): string =>
  schoolDateTime(timestamp).replace('T', ' ') || 'N/A';

/** Converts `yyyy-MM-ddTHH:mm` in the school's time zone to a date-time of the contract. */
export const fromSchoolDateTime = (dateTime: string): string => `${dateTime}:00+02:00`;

/** Returns the start, in the school's time zone, of the day that is `later` days after `day` (`yyyy-MM-dd`). */
export const schoolMidnight = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - offset + later * dayLength).toISOString();

/** Formats `yyyy-MM-dd` in the school's time zone. */
export const schoolDay = (at: number): string => new Date(at + offset).toISOString().slice(0, 10);

/** Formats the last day of a period if `end` is midnight in the school's time zone, else date and time. */
export function formatSchoolEnd(end: string): string {
  const moment = formatSchoolTime(end);
  return moment.endsWith(' 00:00') ? schoolDay(Date.parse(end) - 1) : moment;
}
