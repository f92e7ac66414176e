/** Compares a value with a stored one. The server trims texts, does not order sets, and stores date-times in UTC. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(comparable).toSorted((one, two) => (String(one) < String(two) ? -1 : 1));
  }
  if (typeof value !== 'string') return value ?? null;
  if (dateTime.test(value)) return Date.parse(value);
  return value.normalize('NFC').trim() || null;
}
