import { expect, test } from 'vitest';
import { createSpelling } from '#lib/text/suggest-spelling.ts';

const texts = [
  'Thandi Nkosi admin@springbyte.test',
  'Zola van Wyk',
  'Renée Jacobs',
  'Priya Naidoo',
  'Ann Lee',
];

test.each([
  ['a letter too many', 'Nkhosi', 'Nkosi'],
  ['letters in the wrong order', 'jacbos', 'Jacobs'],
  ['an accent, which the search ignores', 'renne', 'Renée'],
  ['the beginning of a word', 'nkozi', 'Nkosi'],
  ['one of two words; the other one has the case of the texts', 'priya naidu', 'Priya Naidoo'],
  ['one of two words; the beginning of the other one stays as it was typed', 'pri naidu', 'pri Naidoo'],
])('suggests a spelling for %s', (_, search, expected) => {
  expect(createSpelling(() => texts)(search)).toBe(expected);
});

test.each([
  ['nothing similar', 'quagga'],
  ['a short word, which is similar to too many others', 'lea'],
  ['words that occur, but in different texts', 'zola nkosi'],
  ['one similar word of two', 'nkhosi quagga'],
])('suggests nothing for %s', (_, search) => {
  expect(createSpelling(() => texts)(search)).toBeUndefined();
});
