import { expect, test } from 'vitest';
import { yearsBetween } from '#lib/time/age.ts';

test.each([
  ['2016-03-14', '2026-03-13', 9],
  ['2016-03-14', '2026-03-14', 10],
  ['2016-02-29', '2025-02-28', 8],
  ['2027-01-01', '2026-11-30', -1],
])('yearsBetween counts whole years from %s to %s', (birth, day, years) => {
  expect(yearsBetween(birth, day)).toBe(years);
});
