/**
 * A date-time as records store it: ISO 8601 in UTC with milliseconds, whatever its time zone was.
 *
 * @param text a `date-time` of RFC 3339; a leap second becomes the second before it, because JavaScript has none
 */
export const toUtc = (text: string): string => new Date(text.replace(/:60(?=[Zz.+-])/, ':59')).toISOString();

/** The school's time zone is South Africa's: UTC+2 without daylight saving. */
const schoolOffsetMs = 2 * 60 * 60 * 1000;

/** The calendar day of an instant at the school, `yyyy-MM-dd`. */
export const schoolDay = (date: Date): string =>
  new Date(date.getTime() + schoolOffsetMs).toISOString().slice(0, 10);
