import { describe, expect, test } from 'vitest';
import {
  isPurchaseBlocked,
  daysLater,
  dueRenewal,
  latestFirst,
} from '#mocks/rules/subscriptions/subscriptions.ts';

test.each([
  ['2025-05-01T00:00:00Z', 30, '2025-05-31T00:00:00.000Z'],
  ['2025-05-15T13:08:00Z', 365, '2026-05-15T13:08:00.000Z'],
  ['2025-05-15T13:08:00Z', 0, '2025-05-15T13:08:00.000Z'],
  ['2025-05-15T13:08:00Z', 1e9, '9999-12-31T00:00:00.000Z'],
])('daysLater(%s, %d) returns %s', (from, days, expected) => {
  expect(daysLater(new Date(from), days)).toBe(expected);
});

describe('isPurchaseBlocked (D-110)', () => {
  const plan = { id: 'pln-1', price: 199.5 };

  test.each([
    ['is false without subscriptions', [], false],
    ['is true for the same plan, even at another price', [{ planId: 'pln-1', price: 150 }], true],
    ['is true for the same price', [{ planId: 'pln-2', price: 199.5 }], true],
    ['is false for another price', [{ planId: 'pln-2', price: 199.49 }], false],
    [
      'is true when one of several subscriptions matches',
      [
        { planId: 'pln-2', price: 10 },
        { planId: 'pln-1', price: 20 },
      ],
      true,
    ],
  ])('%s', (_by, running, expected) => {
    expect(isPurchaseBlocked(running, plan)).toBe(expected);
  });
});

test('latestFirst sorts the latest start first, and of equal starts the last row', () => {
  const startingAt = (startDate: string) => ({ startDate });
  const rows = [
    startingAt('2025-05-02T00:00:00Z'),
    startingAt('2025-05-03T00:00:00Z'),
    startingAt('2025-05-01T00:00:00Z'),
  ];
  expect(latestFirst(rows)).toEqual([rows[1], rows[0], rows[2]]);
  const simultaneous = [
    { ...startingAt('2025-05-01T00:00:00Z'), id: 1 },
    { ...startingAt('2025-05-01T00:00:00Z'), id: 2 },
  ];
  expect(latestFirst(simultaneous).map(({ id }) => id)).toEqual([2, 1]);
});

describe('dueRenewal', () => {
  const running = { expirationDate: '2025-05-31T00:00:00.000Z', autoRenew: true };
  const plan = { price: 209.5, durationDays: 30, priceIncludesVat: false, vatRatePercent: 10 };
  const renewed = (termStartDate: string, expirationDate: string) => ({
    termStartDate,
    expirationDate,
    price: 209.5,
    amountPaid: 230.45,
    vatRatePercent: 10,
  });

  test.each([
    ['does not renew before the expiry', running, plan, '2025-05-30T23:59:59.999Z', undefined],
    [
      'renews at the expiry',
      running,
      plan,
      '2025-05-31T00:00:00Z',
      renewed('2025-05-31T00:00:00.000Z', '2025-06-30T00:00:00.000Z'),
    ],
    [
      'renews once until the end of the next term',
      running,
      plan,
      '2025-06-29T23:59:59Z',
      renewed('2025-05-31T00:00:00.000Z', '2025-06-30T00:00:00.000Z'),
    ],
    [
      'renews again at the next expiry',
      running,
      plan,
      '2025-06-30T00:00:00Z',
      renewed('2025-06-30T00:00:00.000Z', '2025-07-30T00:00:00.000Z'),
    ],
    [
      'renews all missed terms at once',
      running,
      plan,
      '2025-12-31T12:00:00Z',
      renewed('2025-12-27T00:00:00.000Z', '2026-01-26T00:00:00.000Z'),
    ],
    [
      'renews without an end, and turns auto-renew off, when the plan now has no end (D-255)',
      running,
      { ...plan, durationDays: 0 },
      '2025-06-01T00:00:00Z',
      { ...renewed('2025-05-31T00:00:00.000Z', ''), expirationDate: null, autoRenew: false },
    ],
    [
      'does not renew a subscription without an end',
      { ...running, expirationDate: null },
      plan,
      '2025-06-01T00:00:00Z',
      undefined,
    ],
    [
      'does not renew without auto-renew',
      { ...running, autoRenew: false },
      plan,
      '2025-06-01T00:00:00Z',
      undefined,
    ],
  ])('%s', (_what, subscription, terms, now, expected) => {
    expect(dueRenewal(subscription, terms, new Date(now))).toEqual(expected);
  });
});
