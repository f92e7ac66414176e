import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import {
  isSameIgnoringCase,
  isSamePassword,
  normalizeText,
  uniqueIgnoringCase,
} from '#openapi/rules/text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(
      'e',
      '\u0301',
      'o',
      '\u0302',
      ' ',
      '\u00A0',
      '\n',
      '\u200B',
      '\u2019',
      '\u2014',
      '\uFF0D',
      '5',
    ),
    maxLength: 12,
  }),
);

describe('normalizeText', () => {
  test.each(examples.sameText)('returns the same for $one and $other: $because', ({ one, other }) => {
    expect(normalizeText(other)).toBe(normalizeText(one));
  });

  test.each(examples.differentText)(
    'returns different texts for $one and $other: $because',
    ({ one, other }) => {
      expect(normalizeText(other)).not.toBe(normalizeText(one));
    },
  );

  test('keeps the letters of names', () => {
    const names = ["O'Brien", 'ǃXóõ', 'Łukasz', 'Nguyễn', 'J', 'van der Merwe', '王秀英', 'Zoë 🙂'];
    expect(names.map(normalizeText)).toEqual(names);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });

  test('returns the same for canonically equivalent texts', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text));
      }),
    );
  });
});

test('normalizeText does not change European letters in NFC other than ŉ', () => {
  const letters = Array.from({ length: 0x24f - 0xc0 + 1 }, (_, index) => String.fromCharCode(0xc0 + index))
    .join('')
    .replace('ŉ', '');
  expect(letters.normalize('NFC')).toBe(letters);
  expect(normalizeText(letters)).toBe(letters);
});

test.each([
  [' thabo ', 'Thabo', true],
  ['THABO@springbyte.test\u200B', 'thabo@SPRINGBYTE.test', true],
  ['e\u0301le\u0300ve', 'ÉLÈVE', true],
  ['Coach’s helper', "coach's  helper", true],
  ['ｔｈａｂｏ', 'thabo', true],
  ['Co\u2011Teacher', 'co-teacher', true],
  ['zoe', 'zoë', false],
  ['thab o', 'thabo', false],
])('isSameIgnoringCase(%j, %j) returns %s', (one, other, isSame) => {
  expect(isSameIgnoringCase(one, other)).toBe(isSame);
  expect(uniqueIgnoringCase([one, other, other])).toEqual(isSame ? [one] : [one, other]);
});

test.each([
  ['Mo\u0302re1!', 'Môre1!', true],
  ['K\u212Bre1!', 'KÅre1!', true],
  ['Secret1!', 'secret1!', false],
  ['Secret 1!', 'Secret1!', false],
  ['Secret’1', "Secret'1", false],
  ['Secret1!\u200B', 'Secret1!', false],
])('isSamePassword(%j, %j) returns %s', (one, other, isSame) => {
  expect(isSamePassword(one, other)).toBe(isSame);
});
