/** The school's clock, Africa/Johannesburg: two hours ahead of UTC in summer and winter, wherever the device is. */
const offset = 2 * 3_600_000;
export const dayLength = 86_400_000;

/** Days since 1970-01-01, by the school's clock. */
const dayNumber = (at: number): number => Math.floor((at + offset) / dayLength);

const startOfDayNumber = (day: number): number => day * dayLength - offset;

/** The midnight at school with which the day of a moment began; both in milliseconds since 1970. */
export const startOfSchoolDay = (at: number): number => startOfDayNumber(dayNumber(at));

/** The Monday's midnight at school with which the week of a moment began; both in milliseconds since 1970. */
export function startOfSchoolWeek(at: number): number {
  const day = dayNumber(at);
  // 1970-01-01 was a Thursday.
  return startOfDayNumber(day - ((day + 3) % 7));
}

/** The midnight at school with which the month of a moment began; both in milliseconds since 1970. */
export function startOfSchoolMonth(at: number): number {
  const local = new Date(at + offset);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - offset;
}

/** The calendar year of a moment, which is the school's year. */
export const schoolYear = (at: number): number => new Date(at + offset).getUTCFullYear();

/**
 * A moment as the school's calendar has it: 'Monday', '12 May'.
 *
 * @param options what of it is written
 */
export const formatSchoolDate = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Africa/Johannesburg' }).format(at);

/** What follows a date-time of the school, in a few words: somebody abroad reads the same times as the school does. */
export const schoolTimeZoneLabel = 'South African time';

/**
 * A moment by the school's clock, as a date-time field holds it: `yyyy-MM-ddTHH:mm`.
 *
 * @param timestamp ISO 8601 with offset; empty for one that cannot be read
 */
export function schoolDateTime(timestamp: string): string {
  const at = Date.parse(timestamp);
  return Number.isNaN(at) ? '' : new Date(at + offset).toISOString().slice(0, 16);
}

/** A moment by the school's clock, as the application writes it: `yyyy-MM-dd HH:mm`; 'N/A' for one that cannot be read. */
export const formatSchoolTime = (timestamp: string): string =>
  schoolDateTime(timestamp).replace('T', ' ') || 'N/A';

/** The date-time that a field holds, `yyyy-MM-ddTHH:mm` by the school's clock, as the contract has it. */
export const fromSchoolDateTime = (dateTime: string): string => `${dateTime}:00+02:00`;

/**
 * The moment at which a day begins at school, as the contract writes date-times.
 *
 * @param day `yyyy-MM-dd`
 * @param later how many days after that day
 */
export const schoolMidnight = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - offset + later * dayLength).toISOString();

/** The day of a moment at school, as `yyyy-MM-dd`. */
export const schoolDay = (at: number): string => new Date(at + offset).toISOString().slice(0, 10);

/**
 * When something ends, by the school's clock: the last day of what ends at midnight, else the date and the time.
 *
 * @param end the moment from which it no longer applies
 */
export function formatSchoolEnd(end: string): string {
  const moment = formatSchoolTime(end);
  return moment.endsWith(' 00:00') ? schoolDay(Date.parse(end) - 1) : moment;
}
