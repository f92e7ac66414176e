import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameAnswer, readKey } from '#openapi/rules/answers.ts';
import examples from '#openapi/rules/examples.json' with { type: 'json' };

describe('an answer', () => {
  test.each(examples.acceptedAnswers)('“$answer” is right where the key is “$key”', ({ key, answer }) => {
    expect(isSameAnswer(answer, key)).toBe(true);
  });

  test.each(examples.refusedAnswers)(
    '“$answer” is wrong where the key is “$key”: $because',
    ({ key, answer }) => {
      expect(isSameAnswer(answer, key)).toBe(false);
    },
  );

  test.each(examples.sameText.filter(({ one }) => one !== ''))(
    '“$other” is right where the key is “$one”: $because',
    ({ one, other }) => {
      expect(isSameAnswer(other, one)).toBe(true);
    },
  );

  test('in another letter case is right only where letter case does not matter', () => {
    expect(isSameAnswer('paris', 'Paris')).toBe(false);
    expect(isSameAnswer('paris', 'Paris', true)).toBe(true);
  });

  test('of thousands of digits is read as text, at once', () => {
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
])('the key “%s” is a %s', (key, kind) => {
  expect(readKey(key).kind).toBe(kind);
});

describe('comparing numbers', () => {
  /** A decimal number in two spellings: as JavaScript writes it, and as people in South Africa do. */
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

  test('is by value, in both directions', () => {
    fc.assert(
      fc.property(decimal, decimal, ([one, spelling], [other]) => {
        expect(isSameAnswer(spelling, one)).toBe(true);
        expect(isSameAnswer(one, spelling)).toBe(true);
        expect(isSameAnswer(other, one)).toBe(Number(one) === Number(other));
        expect(isSameAnswer(one, other)).toBe(isSameAnswer(other, one));
      }),
    );
  });

  test('is symmetric among fractions', () => {
    fc.assert(
      fc.property(fraction, fraction, (one, other) => {
        expect(isSameAnswer(one, other)).toBe(isSameAnswer(other, one));
        expect(isSameAnswer(one, one)).toBe(true);
      }),
    );
  });
});

test('comparing texts is symmetric, and every visible text is its own answer', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'é', "'", '’', ' ', '\u200B', '`', '`a`', '—'),
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, text, fc.boolean(), (one, other, ignoresCase) => {
      const [key, answer] = [readKey(one), readKey(other)];
      fc.pre(key.text !== '' && answer.text !== '');
      expect(isSameAnswer(other, one, ignoresCase)).toBe(isSameAnswer(one, other, ignoresCase));
      expect(isSameAnswer(one, one, ignoresCase)).toBe(true);
    }),
  );
});
