import { expect, test } from 'vitest';
import { pluralize, formatScore } from '#lib/numbers.ts';

test.each([
  [0, '0 activities'],
  [1, '1 activity'],
  [2, '2 activities'],
  [12_345, '12\u00A0345 activities'],
])('%i of them', (count, words) => {
  expect(pluralize(count, 'activity', 'activities')).toBe(words);
});

test.each([
  [3.67, '3.67'],
  [1.005, '1.01'],
  [4.5, '4.5'],
  [10_000, '10000'],
])('the score %d is shown as %s', (score, text) => {
  expect(formatScore(score)).toBe(text);
});
