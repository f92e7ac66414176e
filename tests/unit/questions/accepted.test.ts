import { expect, test } from 'vitest';
import { acceptedNote } from '#questions/editor/accepted.ts';

test.each([
  ['0.5', '0.5 is compared as a number: 0,5 is right, too.'],
  ['0,5', '0,5 is compared as a number: 0.5 is right, too.'],
  ['7', '7 is compared as a number: 7,0 is right, too.'],
  ['2,500', '2,500 is compared as a number: 2.500 is right, too.'],
  ['12500', '12500 is compared as a number: 12\u00A0500 and 12500,0 are right, too.'],
  ['12 500.75', '12 500.75 is compared as a number: 12500.75 and 12500,75 are right, too.'],
  ['-5', '-5 is compared as a number: -5,0 is right, too.'],
  ['3/4', '3/4 is compared by its value: 6/8 and 0.75 are right, too. In backticks, only 3/4 is right.'],
  ['2/6', '2/6 is compared by its value: 1/3 is right, too. In backticks, only 2/6 is right.'],
  ['1 1/2', '1 1/2 is compared by its value: 3/2 and 6/4 are right, too. In backticks, only 1 1/2 is right.'],
  ['007', '007 is compared digit by digit.'],
  ['`0.5`', '0.5 is compared digit by digit.'],
  ['12:30', undefined],
  ['Paris', undefined],
  ['', undefined],
])('of the key “%s” says: %s', (key, note) => {
  expect(acceptedNote(key)).toBe(note);
});
