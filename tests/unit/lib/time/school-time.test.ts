import { expect, test } from 'vitest';
import { formatSchoolEnd } from '#lib/time/school-time.ts';

test.each([
  ['2026-12-11T22:00:00Z', '2026-12-11'],
  ['2026-12-12T00:00:00+02:00', '2026-12-11'],
  ['2026-12-11T22:01:00Z', '2026-12-12 00:01'],
  ['2026-12-12T10:00:00Z', '2026-12-12 12:00'],
  ['tomorrow', 'N/A'],
])('formatSchoolEnd formats %s as %s', (end, shown) => {
  expect(formatSchoolEnd(end)).toBe(shown);
});
