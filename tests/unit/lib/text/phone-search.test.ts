import { expect, test } from 'vitest';
import { phoneSearchText, findWordOrPhoneMatches, createWordOrPhoneSearch } from '#lib/text/phone-search.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';

const row = (number: string) =>
  normalizeForSearch(`Naledi Khumalo\nnaledi@springbyte.test\n${phoneSearchText(number)}`);
const isFound = (search: string, number: string) => createWordOrPhoneSearch(search)?.(row(number));

const searches = [
  '0825550101',
  '082 555 0101',
  '082 555',
  '082555 0101',
  '82 555 0101',
  '555-0101',
  '555 0101',
  '5550101',
  '082-555-0101',
  '082-5',
  '(082) 555 0101',
  '(082)',
  '082.555.0101',
  '+',
  '+27',
  '+2782',
  '+27 82 555',
  '+27825550101',
  '+27 (0)82 555 0101',
  '+27 (0)82',
  '0027 82 555 0101',
  '27825550101',
  '27 (0)82 555',
  '+082 555 0101',
  '０８２-５５５',
  '\u202A+27 82-555-0101\u202C',
  'tel:+27825550101',
  'khumalo 0101',
  'Naledi 082-555-0101',
  '(082) 555 naledi',
];

test.each(searches)('%j finds 082 555 0101 in any stored form (D-253)', (typed) => {
  for (const stored of ['0825550101', '082 555 0101', '+27 82 555 0101', '(082) 555-0101']) {
    expect([stored, isFound(typed, stored)]).toEqual([stored, true]);
  }
});

test.each([
  '083',
  '2701',
  '0825550102',
  'Johan 082-555-0101',
  '555-0102',
  '+27 83',
  '+44',
  '(082) 556',
  'khumalo 0102',
])('%j does not find 082 555 0101', (typed) => {
  expect(isFound(typed, '082 555 0101')).toBe(false);
});

test.each(['+442079460958', '+44 20 7946', '0044 20-7946', '7946 0958', '020'])(
  '%j finds +44 20 7946 0958 unless it is the national form 020',
  (typed) => {
    expect(isFound(typed, '+44 20 7946 0958')).toBe(typed !== '020');
  },
);

test('a search finds the text of a number that cannot be normalized', () => {
  expect(isFound('ext 082', '082 555 0101 ext. 4')).toBe(true);
});

test.each(['', '  '])('createWordOrPhoneSearch returns undefined for %j', (typed) => {
  expect(createWordOrPhoneSearch(typed)).toBeUndefined();
});

test.each([null, undefined])('phoneSearchText returns an empty text for %j', (number) => {
  expect(phoneSearchText(number)).toBe('');
});

test.each([
  ['0825550101', '082 555 0101'],
  ['+27825550101', '082 555 0101'],
  ['0027 (0)82-555-0101', '082 555 0101'],
  ['555-0101', '555 0101'],
  ['(082)', '082'],
  ['+2782', '082'],
  ['082', '082'],
  ['082-556', undefined],
  ['+27 83', undefined],
  ['ext-4', undefined],
])('a search for %j highlights %j', (typed, marked) => {
  const text = '082 555 0101';
  const [match] = findWordOrPhoneMatches(text, typed);
  expect(match && text.slice(...match)).toBe(marked);
});

test('findWordOrPhoneMatches highlights words in text without numbers', () => {
  expect(findWordOrPhoneMatches('Naledi Khumalo', 'kh na')).toEqual([
    [0, 2],
    [7, 9],
  ]);
});
