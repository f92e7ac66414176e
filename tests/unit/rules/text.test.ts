import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import { isBlank, normalizeIgnoringCase, normalizeText } from '#openapi/rules/text.ts';

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

describe('the normal form', () => {
  test.each(examples.sameText)('of $one and $other is the same: $because', ({ one, other }) => {
    expect(normalizeText(other)).toBe(normalizeText(one));
  });

  test.each(examples.differentText)('of $one and $other differs: $because', ({ one, other }) => {
    expect(normalizeText(other)).not.toBe(normalizeText(one));
  });

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

  test('is the same for canonically equivalent texts', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text));
      }),
    );
  });

  test('ignores letter case where that is asked for', () => {
    expect(normalizeIgnoringCase(' Thabo\u200B@SPRINGBYTE.test')).toBe('thabo@springbyte.test');
  });

  test.each(['', ' \t\n', '\u200B\u200D', '\u3164', '\u2800', '\uFEFF', '\u202E\u202C'])(
    '%j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['.', 'ǃ', '\u0301', '0', '🙂', 'a\u200B'])('%j is not blank', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

test('the letters that need no normalizing are their own NFC', () => {
  const letters = Array.from({ length: 0x24f - 0xc0 + 1 }, (_, index) => String.fromCharCode(0xc0 + index))
    .join('')
    .replace('ŉ', '');
  expect(letters.normalize('NFC')).toBe(letters);
  expect(normalizeText(letters)).toBe(letters);
});
