import { expect, test } from 'vitest';
import { startOfWeek } from '#lib/time/start-of-week.ts';

test.each([
  ['a Monday at midnight', new Date(2026, 2, 2), new Date(2026, 2, 2)],
  ['a Sunday evening', new Date(2026, 2, 8, 23, 59), new Date(2026, 2, 2)],
  ['the first days of a year', new Date(2026, 0, 1, 12), new Date(2025, 11, 29)],
])('startOfWeek returns the Monday of the week of %s', (_name, moment, monday) => {
  expect(startOfWeek(moment)).toEqual(monday);
});
