/**
 * A date-time as records store it: ISO 8601 in UTC with milliseconds, whatever its time zone was.
 *
 * @param text a `date-time` of RFC 3339; a leap second becomes the second before it, because JavaScript has none
 */
export const toUtc = (text: string): string => new Date(text.replace(/:60(?=[Zz.+-])/, ':59')).toISOString();
