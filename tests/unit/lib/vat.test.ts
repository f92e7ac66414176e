import { expect, test } from 'vitest';
import { vatParts } from '#lib/vat.ts';
import { quoteFor } from '../../../mocks/rules/subscriptions/payments.ts';

test.each([
  [1999, 15, true, { net: 1738.26, vat: 260.74, gross: 1999 }],
  [100, 15, false, { net: 100, vat: 15, gross: 115 }],
  [1.15, 0, true, { net: 1.15, vat: 0, gross: 1.15 }],
  [0.01, 50, false, { net: 0.01, vat: 0.01, gross: 0.02 }],
  [0, 15, true, { net: 0, vat: 0, gross: 0 }],
])('vatParts of %d rand at %d %% (included: %s)', (price, rate, isIncluded, parts) => {
  expect(vatParts(price, rate, isIncluded)).toEqual(parts);
});

test('vatParts returns the same amounts as a payment quote of the mock', () => {
  for (const isIncluded of [true, false]) {
    for (const rate of [0, 14, 15, 15.5, 100]) {
      for (const discount of [0, 12.5, 20, 100]) {
        for (const price of [0, 0.01, 0.07, 89, 149.99, 199.5, 1999, 1_000_000]) {
          const quote = quoteFor({
            price,
            priceIncludesVat: isIncluded,
            vatRatePercent: rate,
            discountPercent: discount,
          });
          const { vat, gross } = vatParts(price, rate, isIncluded, discount);
          const given = [price, rate, discount, isIncluded];
          expect([...given, gross, vat]).toEqual([...given, quote.amount / 100, quote.vat / 100]);
        }
      }
    }
  }
});
