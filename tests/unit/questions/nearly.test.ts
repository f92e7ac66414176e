import { expect, test } from 'vitest';
import { isNearly } from '#questions/nearly.ts';

test.each([
  ['paris', 'Paris', true],
  ['  Par is. ', 'Paris', true],
  ['Pretora', 'Pretoria', true],
  ['Prteoria', 'Pretoria', true],
  ['Pretorria', 'Pretoria', true],
  ['café', 'cafe', true],
  ['Johannesburg', 'Pretoria', false],
  ['Pretoira is it', 'Pretoria', false],
  // Another number, and another word.
  ['200', '2000', false],
  ['cat', 'car', false],
  ['', 'Paris', false],
  ['?', 'Paris', false],
  ['1 000', '1000', true],
])('“%s” for “%s”: %s', (given, right, expected) => {
  expect(isNearly(given, right)).toBe(expected);
});
