import { expect, test } from 'vitest';
import { createNamePrefix } from '#openapi/tools/verify/run/plan.ts';

test('createNamePrefix returns prefixes that sort after earlier ones', () => {
  const start = Date.UTC(2026, 10, 23, 12);
  const prefixes = Array.from({ length: 100 }, (_, index) => createNamePrefix(new Date(start + index)));
  expect(prefixes.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(prefixes);
});

test('createNamePrefix returns different prefixes for concurrent runs', () => {
  const prefixes = Array.from({ length: 20 }, () => createNamePrefix(new Date(0)));
  expect(new Set(prefixes).size).toBeGreaterThan(10);
});
