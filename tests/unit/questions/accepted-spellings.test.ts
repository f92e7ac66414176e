import { expect, test } from 'vitest';
import { acceptedSpellingsNote } from '#questions/editor/accepted-spellings.ts';

test.each([
  [['0.5'], '0.5 is compared as a number: 0,5 is right, too.'],
  [['0,5'], '0,5 is compared as a number: 0.5 is right, too.'],
  [['7'], '7 is compared as a number: 7,0 is right, too.'],
  [
    ['2,500'],
    '2,500 is compared as a number: 2.500 is right, too. In 2,500, the decimals are 500; for thousands, write 2 500.',
  ],
  [['12500'], '12500 is compared as a number: 12\u00A0500 is right, too.'],
  [['12 500.75'], '12 500.75 is compared as a number: 12500,75 is right, too.'],
  [['-5'], '-5 is compared as a number: -5,0 is right, too.'],
  [['3/4'], '3/4 is compared by its value: 6/8 is right, too.'],
  [['2/6'], '2/6 is compared by its value: 1/3 is right, too.'],
  [['1 1/2'], '1 1/2 is compared by its value: 3/2 is right, too.'],
  [['007'], '007 is compared digit by digit.'],
  [['`0.5`'], '0.5 is compared digit by digit.'],
  [['100', '1000', 'cows'], '100 and 1000 are compared as numbers: 1\u00A0000 is right, too.'],
  [['1', '2', '3', '4', '5'], '1, 2, 3 and 2 others are compared as numbers: 1,0 is right, too.'],
  [
    ['1', '1/2'],
    '1 is compared as a number: 1,0 is right, too. 1/2 is compared by its value: 2/4 is right, too.',
  ],
  [['12:30', 'Paris', ''], ''],
])('acceptedSpellingsNote of the keys %j returns: %s', (keys, note) => {
  expect(acceptedSpellingsNote(keys)).toBe(note);
});
