import { expect, test } from 'vitest';
import { readNumber } from '#lib/text/read-number.ts';

test.each([
  ['199.5', 199.5],
  ['199,50', 199.5],
  [' 249.50 ', 249.5],
  ['1 999', 1999],
  ['1\u00A0999,5', 1999.5],
  ['12 000 000', 12_000_000],
  ['1.', 1],
  ['0', 0],
  ['-1', -1],
  ['1.005', 1.005],
  ['−1', -1],
  ['１２', 12],
  ['\u200E250', 250],
  ['1\u202F999', 1999],
])('readNumber reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['1,999', '1,999.99', '1.999,99', '1 99', 'R199', '1e21', '١٢', '--1', '.', '0x10', 'Infinity'])(
  'readNumber returns NaN for %j, which is invalid or ambiguous',
  (text) => {
    expect(readNumber(text)).toBeNaN();
  },
);

test.each(['', '  '])('readNumber returns null for %j', (text) => {
  expect(readNumber(text)).toBeNull();
});
