import { expect, test } from 'vitest';
import { counted } from '#lib/numbers.ts';

test.each([
  [0, '0 activities'],
  [1, '1 activity'],
  [2, '2 activities'],
  [12_345, '12\u00A0345 activities'],
])('%i of them', (count, words) => {
  expect(counted(count, 'activity', 'activities')).toBe(words);
});
