import { expect, test } from 'vitest';
import { formatOrdinal } from '#lib/text/ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [101, '101st'],
  [10_000, '10\u00A0000th'],
])('formatOrdinal formats %i as %s', (rank, text) => {
  expect(formatOrdinal(rank)).toBe(text);
});
