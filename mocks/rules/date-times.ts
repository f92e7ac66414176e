/**
 * Converts a date-time to the form that records store: ISO 8601 in UTC with milliseconds.
 *
 * @param text a `date-time` of RFC 3339; a leap second becomes the previous second, because JavaScript has none
 */
export const toUtc = (text: string): string => new Date(text.replace(/:60(?=[Zz.+-])/, ':59')).toISOString();

/** South Africa: UTC+2 without daylight saving. */
export const schoolOffsetMs = 2 * 60 * 60 * 1000;

/** The calendar day of an instant at the school, `yyyy-MM-dd`. */
export const schoolDay = (date: Date): string =>
  new Date(date.getTime() + schoolOffsetMs).toISOString().slice(0, 10);
