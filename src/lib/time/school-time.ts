/** The school's time zone, Africa/Johannesburg: UTC+2 all year, wherever the device is. */
const offset = 2 * 3_600_000;
export const dayLength = 86_400_000;

/** Days since 1970-01-01 in the school's time zone. */
const dayNumber = (at: number): number => Math.floor((at + offset) / dayLength);

const startOfDayNumber = (day: number): number => day * dayLength - offset;

/** Start of the day in the school's time zone, in milliseconds since 1970. */
export const startOfSchoolDay = (at: number): number => startOfDayNumber(dayNumber(at));

/** Start of the week, on Monday, in milliseconds since 1970. */
export function startOfSchoolWeek(at: number): number {
  const day = dayNumber(at);
  // 1970-01-01 was a Thursday.
  return startOfDayNumber(day - ((day + 3) % 7));
}

/** Start of the month, in milliseconds since 1970. */
export function startOfSchoolMonth(at: number): number {
  const local = new Date(at + offset);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - offset;
}

/** The school year, which is the calendar year. */
export const schoolYear = (at: number): number => new Date(at + offset).getUTCFullYear();

/** Formats a date in the school's time zone: 'Monday', '12 May'. */
export const formatSchoolDate = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Africa/Johannesburg' }).format(at);

/** Label after a date-time in the school's time zone, for readers abroad. */
export const schoolTimeZoneLabel = 'South African time';

/**
 * The value of a date-time field, `yyyy-MM-ddTHH:mm`, in the school's time zone.
 *
 * @param timestamp ISO 8601 with offset; empty if unreadable
 */
export function schoolDateTime(timestamp: string): string {
  const at = Date.parse(timestamp);
  return Number.isNaN(at) ? '' : new Date(at + offset).toISOString().slice(0, 16);
}

/** Formats a moment as `yyyy-MM-dd HH:mm` in the school's time zone; 'N/A' if unreadable. */
export const formatSchoolTime = (timestamp: string): string =>
  schoolDateTime(timestamp).replace('T', ' ') || 'N/A';

/**
 * Converts the value of a date-time field, `yyyy-MM-ddTHH:mm` in the school's time zone, to the contract's format.
 */
export const fromSchoolDateTime = (dateTime: string): string => `${dateTime}:00+02:00`;

/**
 * Midnight in the school's time zone, as a date-time of the contract.
 *
 * @param day `yyyy-MM-dd`
 * @param later days to add
 */
export const schoolMidnight = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - offset + later * dayLength).toISOString();

/** The day in the school's time zone, as `yyyy-MM-dd`. */
export const schoolDay = (at: number): string => new Date(at + offset).toISOString().slice(0, 10);

/**
 * Formats an end in the school's time zone: the last day if it ends at midnight, else date and time.
 *
 * @param end the first moment after the period
 */
export function formatSchoolEnd(end: string): string {
  const moment = formatSchoolTime(end);
  return moment.endsWith(' 00:00') ? schoolDay(Date.parse(end) - 1) : moment;
}
