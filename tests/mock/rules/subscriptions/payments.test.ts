import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pollResult, isPaymentChoice, quoteFor, stateAfter } from '#mocks/rules/subscriptions/payments.ts';

const inclusive = { priceIncludesVat: true, vatRatePercent: 15, discountPercent: 0 };
const exclusive = { ...inclusive, priceIncludesVat: false };

describe('quoteFor', () => {
  test.each([
    // price, terms, discount, tax, amount
    [199.5, inclusive, 0, 2602, 19950],
    [1999, { ...inclusive, discountPercent: 20 }, 39980, 20859, 159920],
    [149, exclusive, 0, 2235, 17135],
    [149, { ...exclusive, discountPercent: 10 }, 1490, 2012, 15422], // 154.215: half up
    [149, { ...exclusive, vatRatePercent: 0 }, 0, 0, 14900],
    [10.05, { ...inclusive, discountPercent: 50 }, 502, 66, 503], // 5.025 rounds up, although its floating-point value is smaller
    [0.01, { ...inclusive, discountPercent: 50 }, 0, 1, 1], // half a cent: half up
    [0.01, { ...inclusive, discountPercent: 50.01 }, 1, 0, 0],
    // The exact amount is 99,999,998.00000001 cents; floating point returns less.
    [999_999.99, { ...exclusive, discountPercent: 0.01, vatRatePercent: 0.01 }, 10_000, 9999, 99_999_998],
    [1_000_000, { ...exclusive, vatRatePercent: 99.99 }, 0, 99_990_000, 199_990_000],
    [0, exclusive, 0, 0, 0],
    [89, { ...exclusive, discountPercent: 100 }, 8900, 0, 0],
    [33.33, { ...exclusive, discountPercent: 33.33 }, 1111, 333, 2555],
  ])('calculates %d rand with the terms %j', (price, terms, discount, vat, amount) => {
    expect(quoteFor({ price, ...terms })).toMatchObject({ discount, vat, amount });
  });

  test('returns parts that add up to the amount', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    const terms = fc.record({
      price: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
      priceIncludesVat: fc.boolean(),
      vatRatePercent: percent,
      discountPercent: percent,
    });
    fc.assert(
      fc.property(terms, (given) => {
        const { price, discount, vat, isVatAdded, amount } = quoteFor(given);
        expect([price, discount, vat, amount].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(
          true,
        );
        expect(price - discount + (isVatAdded ? vat : 0)).toBe(amount);
      }),
    );
  });

  test('reports whether the tax is added', () => {
    expect(quoteFor({ price: 10, ...inclusive }).isVatAdded).toBe(false);
    expect(quoteFor({ price: 10, ...exclusive }).isVatAdded).toBe(true);
    expect(quoteFor({ price: 10, ...exclusive, vatRatePercent: 0 }).isVatAdded).toBe(false);
  });
});

test.each([
  ['open', 'pay', 'paid'],
  ['open', 'cancel', 'cancelled'],
  ['open', 'fail', 'failed'],
  ['paid', 'cancel', 'paid'],
  ['cancelled', 'pay', 'cancelled'],
  ['failed', 'pay', 'failed'],
  ['settled', 'fail', 'settled'],
] as const)('stateAfter(%j, %j) returns %j', (state, choice, after) => {
  expect(stateAfter(state, choice)).toBe(after);
});

test.each([
  ['pay', true],
  ['cancel', true],
  ['fail', true],
  ['paid', false],
  ['', false],
  [null, false],
])('isPaymentChoice(%j) returns %s', (text, expected) => {
  expect(isPaymentChoice(text)).toBe(expected);
});

test.each([
  ['open', 0, 'ignored'],
  ['paid', 2, 'waiting'],
  ['paid', 1, 'waiting'],
  ['paid', 0, 'confirmed'],
  ['settled', 0, 'ignored'],
  ['cancelled', 2, 'ignored'],
  ['failed', 0, 'ignored'],
] as const)('pollResult of state %s with %d polls left is %s', (state, pollsLeft, result) => {
  expect(pollResult({ state, pollsLeft })).toBe(result);
});
