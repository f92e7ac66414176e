import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameAnswer, parseKey } from '#openapi/rules/answers.ts';
import examples from '#openapi/rules/examples.json' with { type: 'json' };

describe('isSameAnswer', () => {
  test.each(examples.acceptedAnswers)('accepts “$answer” for the key “$key”', ({ key, answer }) => {
    expect(isSameAnswer(answer, key)).toBe(true);
  });

  test.each(examples.refusedAnswers)('rejects “$answer” for the key “$key”: $because', ({ key, answer }) => {
    expect(isSameAnswer(answer, key)).toBe(false);
  });

  test.each(examples.sameText.filter(({ one }) => one !== ''))(
    'accepts “$other” for the key “$one”: $because',
    ({ one, other }) => {
      expect(isSameAnswer(other, one)).toBe(true);
    },
  );

  test('ignores letter case only on request', () => {
    expect(isSameAnswer('paris', 'Paris')).toBe(false);
    expect(isSameAnswer('paris', 'Paris', true)).toBe(true);
  });

  test('compares thousands of digits as text, without delay', () => {
    const digits = '9'.repeat(10_000);
    expect(isSameAnswer(`${digits}.0`, digits)).toBe(false);
    expect(isSameAnswer(digits, digits)).toBe(true);
  });
});

test.each([
  ['12', 'decimal'],
  ['1 000,5', 'decimal'],
  ['-.5', 'decimal'],
  ['0', 'decimal'],
  ['3/4', 'fraction'],
  ['2 1/2', 'fraction'],
  ['¼', 'fraction'],
  ['007', 'text'],
  ['00', 'text'],
  ['01/02', 'text'],
  ['`12`', 'text'],
  ['12 cm', 'text'],
  ['1/2/3', 'text'],
  ['-', 'text'],
  ['.', 'text'],
  ['', 'text'],
])('parseKey reads “%s” as a %s', (key, kind) => {
  expect(parseKey(key).kind).toBe(kind);
});

describe('isSameAnswer with numbers', () => {
  /** A decimal number in JavaScript's and in South African notation. */
  const decimal = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, hundredths]) => {
      const grouped = String(Math.abs(whole)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');
      const decimals = String(hundredths).padStart(2, '0');
      return [`${whole}.${decimals}`, `${whole < 0 ? '−' : '+'}${grouped},${decimals}0`] as const;
    });
  const fraction = fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 99 }))
    .map(([numerator, denominator]) => `${numerator}/${denominator}`);

  test('compares by value, in both directions', () => {
    fc.assert(
      fc.property(decimal, decimal, ([one, spelling], [other]) => {
        expect(isSameAnswer(spelling, one)).toBe(true);
        expect(isSameAnswer(one, spelling)).toBe(true);
        expect(isSameAnswer(other, one)).toBe(Number(one) === Number(other));
        expect(isSameAnswer(one, other)).toBe(isSameAnswer(other, one));
      }),
    );
  });

  test('is symmetric for fractions', () => {
    fc.assert(
      fc.property(fraction, fraction, (one, other) => {
        expect(isSameAnswer(one, other)).toBe(isSameAnswer(other, one));
        expect(isSameAnswer(one, one)).toBe(true);
      }),
    );
  });
});

test('isSameAnswer is symmetric for texts, and accepts every visible text as its own key', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'é', "'", '’', ' ', '\u200B', '`', '`a`', '—'),
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, text, fc.boolean(), (one, other, ignoresCase) => {
      const [key, answer] = [parseKey(one), parseKey(other)];
      fc.pre(key.text !== '' && answer.text !== '');
      expect(isSameAnswer(other, one, ignoresCase)).toBe(isSameAnswer(one, other, ignoresCase));
      expect(isSameAnswer(one, one, ignoresCase)).toBe(true);
    }),
  );
});
