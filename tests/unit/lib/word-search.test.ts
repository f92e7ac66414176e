import { describe, expect, test } from 'vitest';
import { matchesIn } from '#lib/text/word-search.ts';

const marked = (text: string, search: string): string[] =>
  matchesIn(text, search).map(([from, to]) => text.slice(from, to));

describe('where a search was found', () => {
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
  ])('%s · %s', (text, search, found) => {
    expect(marked(text, search)).toEqual(found);
  });
});
