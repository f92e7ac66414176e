import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp } from '#openapi/rules/rounding.ts';

test.each([
  [1.005, 2, 1.01],
  [0.145, 2, 0.15],
  [1.255, 2, 1.26],
  [2 / 3, 2, 0.67],
  [28.499999999999996, 0, 29],
  [8.345, 2, 8.35],
  [0.5, 0, 1],
  [49.49, 0, 49],
  [0.674, 2, 0.67],
  [0, 2, 0],
])('roundHalfUp rounds %d to %d decimals as %d', (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded);
});

test('roundHalfUp rounds thousandths like decimal arithmetic', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
      const expected = (Math.floor(thousandths / 10) + (thousandths % 10 >= 5 ? 1 : 0)) / 100;
      expect(roundHalfUp(thousandths / 1000, 2)).toBe(expected);
    }),
  );
});
