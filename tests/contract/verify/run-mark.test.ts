import { expect, test } from 'vitest';
import { createRunMark } from '#openapi/tools/verify/run/plan.ts';

test('createRunMark returns marks that sort after earlier ones', () => {
  const start = Date.UTC(2026, 10, 23, 12);
  const marks = Array.from({ length: 100 }, (_, index) => createRunMark(new Date(start + index)));
  expect(marks.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(marks);
});

test('createRunMark returns different marks for concurrent runs', () => {
  const marks = Array.from({ length: 20 }, () => createRunMark(new Date(0)));
  expect(new Set(marks).size).toBeGreaterThan(10);
});
