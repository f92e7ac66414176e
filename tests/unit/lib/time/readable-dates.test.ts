import { expect, test } from 'vitest';
import { formatReadableDay, formatShortDay, formatReadableDateTime } from '#lib/time/readable-dates.ts';

const now = new Date(2025, 4, 15);

test('formatShortDay shows the year only if it is not the current one', () => {
  expect(formatShortDay(new Date(2025, 0, 9, 23, 59), now)).toBe('9\u00A0Jan');
  expect(formatShortDay(new Date(2024, 10, 19), now)).toBe('19\u00A0Nov\u00A02024');
});

test('formatReadableDay formats a day, and formatReadableDateTime a day with its time', () => {
  expect(formatReadableDay(new Date(2025, 4, 5))).toBe('5 May 2025');
  expect(formatReadableDateTime(new Date(2025, 4, 15, 16, 42))).toBe('15 May 2025, 16:42');
  expect(formatReadableDateTime(new Date(2025, 8, 15, 6, 2))).toBe('15 Sept 2025, 06:02');
});
