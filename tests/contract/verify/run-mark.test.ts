import { expect, test } from 'vitest';
import { markOf } from '#openapi/tools/verify/run/plan.ts';

test('what a later run creates sorts after what an earlier one has left', () => {
  const start = Date.UTC(2026, 10, 23, 12);
  const marks = Array.from({ length: 100 }, (_, index) => markOf(new Date(start + index)));
  expect(marks.toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual(marks);
});

test('two runs that begin at once have different marks', () => {
  const marks = Array.from({ length: 20 }, () => markOf(new Date(0)));
  expect(new Set(marks).size).toBeGreaterThan(10);
});
