import { describe, expect, test } from 'vitest';
import { findMatches, normalizeForSearch, createWordSearch } from '#lib/text/word-search.ts';

const marked = (text: string, search: string): string[] =>
  findMatches(text, search).map(([from, to]) => text.slice(from, to));

describe('findMatches', () => {
  test.each([
    ['Durban Campus', 'camp', ['Camp']],
    ['Cape Town Campus', 'ca', ['Ca', 'Ca']],
    ['Café', 'cafe', ['Café']],
    ['Cafe\u0301s', 'cafe', ['Cafe\u0301']],
    ['Zoë van Wyk', 'wyk ZOE', ['Zoë', 'Wyk']],
    ['😀 Campus', 'campus', ['Campus']],
    ['banana', 'ana', ['anana']],
    ['Durban', 'urb ban', ['urban']],
    ['Durban', 'x', []],
    ['Durban', ' ', []],
    ['Straße İzmir', 'izmir', ['İzmir']],
    ['Shaun O’Brien', "o'brien", ['O’Brien']],
    ['Jean‑Luc', 'jean-luc', ['Jean‑Luc']],
    ['Łukasz', 'lukasz', ['Łukasz']],
    ['Am\u200Bahle', 'amahle', ['Am\u200Bahle']],
    ['wait… now', '... now', ['…', 'now']],
  ])('in the text %j, the search %j matches %j', (text, search, found) => {
    expect(marked(text, search)).toEqual(found);
  });
});

test.each([
  ["O'Brien", 'O’Brien'],
  ['O’Brien', "O'Brien"],
  ['lukasz', 'Łukasz'],
  ['jean-luc', 'Jean‑Luc'],
  ['soren', 'Søren'],
  ['!xoo', 'ǃXóõ'],
  ['strasse', 'Straße'],
  ['nguyen', 'Nguyễn'],
  ['more', 'mo\u0302re'],
  ['van  der\tmerwe', 'van der Merwe'],
  ['merwe\u200E', 'van der Merwe'],
  ['１２', 'Grade 12'],
  ['grade - 4', 'Grade – 4'],
])('createWordSearch: “%s” finds “%s”', (sought, text) => {
  expect(createWordSearch(sought)?.(normalizeForSearch(text))).toBe(true);
});

test.each(['', '  ', '\u200B'])('createWordSearch returns undefined for %j', (sought) => {
  expect(createWordSearch(sought)).toBeUndefined();
});
