import { expect, it } from 'vitest';
import { nextIndex } from '#ui/table/row-keys.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 4, 3],
  ['Home', 4, 0],
  ['End', 0, 9],
  ['ArrowDown', 9, undefined],
  ['ArrowUp', 0, undefined],
  ['Enter', 4, undefined],
])('moves by %s from row %i of ten to %s', (key, index, next) => {
  expect(nextIndex(key, index, 10)).toBe(next);
});
