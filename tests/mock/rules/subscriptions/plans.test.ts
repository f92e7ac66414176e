import { describe, expect, test } from 'vitest';
import { byDisplayOrder, isOnSale, planStatus } from '#mocks/rules/subscriptions/plans.ts';
import { bestPromotion, isPromotionActive, endsAfterStart } from '#mocks/rules/subscriptions/promotions.ts';

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['Active', 1],
  ['Retired', 2],
  ['Draft', 0],
  ['active', 0],
  ['RETIRED', 0],
  ['', 0],
  ['3', 0],
  [3, 0],
  [-1, 0],
])('planStatus(%j) returns %d (D-127)', (sent, status) => {
  expect(planStatus(sent)).toBe(status);
});

test('isOnSale is true only for Active plans (D-231)', () => {
  expect(([0, 1, 2] as const).filter((status) => isOnSale({ status }))).toEqual([1]);
});

test('byDisplayOrder sorts by displayOrder, then by name', () => {
  const rows = [
    { displayOrder: 10, planName: 'A' },
    { displayOrder: 2, planName: 'beta' },
    { displayOrder: 2, planName: 'Alpha' },
    { displayOrder: 0, planName: 'Z' },
  ];
  expect(rows.toSorted(byDisplayOrder).map(({ planName }) => planName)).toEqual(['Z', 'Alpha', 'beta', 'A']);
});

const now = new Date('2025-05-15T13:08:00Z');
const withoutDates = { isActive: true, startDate: null, endDate: null };
const past = '2025-05-01T00:00:00Z';
const future = '2025-06-01T00:00:00Z';

describe('isPromotionActive', () => {
  test.each([
    ['is true without dates', withoutDates, true],
    ['is false when it is off', { ...withoutDates, isActive: false }, false],
    ['is true between its dates', { isActive: true, startDate: past, endDate: future }, true],
    ['is true from its start', { ...withoutDates, startDate: now.toISOString() }, true],
    ['is false before its start', { ...withoutDates, startDate: future }, false],
    ['is false at its end', { ...withoutDates, endDate: now.toISOString() }, false],
    ['is false after its end', { ...withoutDates, endDate: past }, false],
  ])('%s', (_when, promotion, expected) => {
    expect(isPromotionActive(promotion, now)).toBe(expected);
  });
});

describe('bestPromotion', () => {
  const promotion = (id: string, discountPercent: number | null, more = {}) => ({
    ...withoutDates,
    id,
    discountPercent,
    ...more,
  });

  test.each([
    ['undefined without promotions', [], undefined],
    [
      'the highest discount',
      [promotion('ten', 10), promotion('thirty', 30), promotion('twenty', 20)],
      'thirty',
    ],
    ['no promotion that is off', [promotion('ten', 10), promotion('thirty', 30, { isActive: false })], 'ten'],
    [
      'no promotion that has ended',
      [promotion('ten', 10), promotion('thirty', 30, { endDate: past })],
      'ten',
    ],
    ['no promotion without a discount', [promotion('null', null), promotion('zero', 0)], undefined],
  ])('returns %s', (_what, promotions, expected) => {
    expect(bestPromotion(promotions, now)?.id).toBe(expected);
  });
});

test.each([
  [null, null, true],
  [past, null, true],
  [null, past, true],
  [past, future, true],
  [past, past, false],
  [future, past, false],
])('endsAfterStart from %s to %s: %s', (startDate, endDate, expected) => {
  expect(endsAfterStart({ startDate, endDate })).toBe(expected);
});
