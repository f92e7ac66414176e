import { expect, test } from 'vitest';
import { pluralize, formatScore } from '#lib/numbers.ts';

test.each([
  [0, '0 activities'],
  [1, '1 activity'],
  [2, '2 activities'],
  [12_345, '12\u00A0345 activities'],
])('pluralize formats %i as %s', (count, text) => {
  expect(pluralize(count, 'activity', 'activities')).toBe(text);
});

test.each([
  [3.67, '3.67'],
  [1.005, '1.01'],
  [4.5, '4.5'],
  [10_000, '10000'],
])('formatScore formats %d as %s', (score, text) => {
  expect(formatScore(score)).toBe(text);
});
