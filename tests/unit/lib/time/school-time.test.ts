import { expect, test } from 'vitest';
import {
  formatSchoolEnd,
  formatSchoolTime,
  fromSchoolDateTime,
  schoolDateTime,
} from '#lib/time/school-time.ts';

test.each([
  ['2026-12-11T22:00:00Z', '2026-12-11'],
  ['2026-12-12T00:00:00+02:00', '2026-12-11'],
  ['2026-12-11T22:01:00Z', '2026-12-12 00:01'],
  ['2026-12-12T10:00:00Z', '2026-12-12 12:00'],
  ['tomorrow', 'N/A'],
])('formatSchoolEnd formats %s as %s', (end, shown) => {
  expect(formatSchoolEnd(end)).toBe(shown);
});

test('formatSchoolTime and fromSchoolDateTime convert to school time and back', () => {
  expect(formatSchoolTime('2025-05-24T22:30:00Z')).toBe('2025-05-25 00:30');
  expect(formatSchoolTime('no time')).toBe('N/A');
  expect(new Date(fromSchoolDateTime(schoolDateTime('2025-12-31T22:30:00.000Z'))).toISOString()).toBe(
    '2025-12-31T22:30:00.000Z',
  );
});
