import { expect, test } from 'vitest';
import { knownValues, spellingsOf, valuesOffered } from '#components/list/filter-values.ts';

const towns = [
  'Cape Town',
  'Cape\u00A0Town',
  'Durban',
  '’s-Hertogenbosch',
  "'s-Hertogenbosch",
  'Durban\u200B',
];
const filters = { town: (town: string) => town };
const spellings = spellingsOf(towns, filters);

test('offers each value once, whatever its spellings', () => {
  expect(valuesOffered(spellings)).toEqual({ town: ['’s-Hertogenbosch', 'Cape Town', 'Durban'] });
});

test('gives each row the value that is offered for its spelling', () => {
  expect(towns.map((town) => spellings.town.get(town))).toEqual([
    'Cape Town',
    'Cape Town',
    'Durban',
    '’s-Hertogenbosch',
    '’s-Hertogenbosch',
    'Durban',
  ]);
});

test.each([
  ['Cape Town', 'Cape Town'],
  ['Cape\u00A0Town ', 'Cape Town'],
  ["'s-Hertogenbosch", '’s-Hertogenbosch'],
  ['Pretoria', undefined],
  [undefined, undefined],
])('takes %s of a URL for %s', (chosen, known) => {
  expect(knownValues({ town: chosen }, valuesOffered(spellings)).town).toBe(known);
});
