import { expect, test } from 'vitest';
import { findWidest } from '#components/list/find-widest.ts';

const widestOf = (...texts: readonly (string | null)[]) => findWidest(texts, (text) => text);

test('findWidest returns empty texts for a column without texts', () => {
  expect(widestOf()).toEqual({ text: '', word: '' });
  expect(widestOf(null, '')).toEqual({ text: '', word: '' });
});

test('findWidest takes narrow and wide letters into account', () => {
  expect(widestOf('illiliill', 'mwmwmwmw').text).toBe('mwmwmwmw');
});

test.each([
  ['words', ['van Rensburg', 'Oosthuizen'], 'Oosthuizen'],
  ['parts of an email', ['joshua.vanrensburg@springbyte.test'], '.vanrensburg'],
  ['a telephone number as a whole', ['082 555 0101', '—'], '082 555 0101'],
  ['the first 20 characters of a longer word', ['x'.repeat(50)], 'x'.repeat(20)],
])('findWidest returns the widest word: %s', (_what, texts, word) => {
  expect(widestOf(...texts).word).toBe(word);
});
