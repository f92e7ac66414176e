import { expect, test } from 'vitest';
import {
  formatDayInWords,
  formatReadableDay,
  formatShortDay,
  formatReadableDateTime,
  formatTimeInWords,
} from '#lib/time/readable-dates.ts';

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

test('formatDayInWords writes the month in full, and the year only if it is not the current one', () => {
  expect(formatDayInWords(new Date(2025, 11, 12), now)).toBe('12\u00A0December');
  expect(formatDayInWords(new Date(2026, 4, 5), now)).toBe('5\u00A0May 2026');
});

test('formatTimeInWords says today, or the day', () => {
  expect(formatTimeInWords(new Date(2025, 4, 15, 6, 2), now)).toBe('today at 06:02');
  expect(formatTimeInWords(new Date(2025, 4, 14, 16, 42), now)).toBe('14\u00A0May at 16:42');
});
