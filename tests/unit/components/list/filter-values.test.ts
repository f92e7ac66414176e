import { expect, test } from 'vitest';
import { knownValues, spellingsOf, offeredValues } from '#components/list/filter-values.ts';

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

test('offeredValues lists each value once for all spellings', () => {
  expect(offeredValues(spellings)).toEqual({ town: ['’s-Hertogenbosch', 'Cape Town', 'Durban'] });
});

test('spellingsOf maps each spelling to the offered value', () => {
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
])('knownValues reads %s in the URL as %s', (chosen, known) => {
  expect(knownValues({ town: chosen }, offeredValues(spellings)).town).toBe(known);
});
