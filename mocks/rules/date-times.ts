/**
 * A moment as records hold it: ISO 8601 in UTC with milliseconds, whatever zone it came with.
 *
 * @param text a `date-time` of RFC 3339; a leap second counts as the second before it, as the language has none
 */
export const instantInUtc = (text: string): string =>
  new Date(text.replace(/:60(?=[Zz.+-])/, ':59')).toISOString();
