import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { promotionFields, toPromotion } from '#features/admin/plans/promotion-form.tsx';
import { schoolDay } from '#lib/time/school-time.ts';

const spring = { name: 'Spring', discountPercent: 12.5, firstDay: '2025-09-01', lastDay: '2025-09-30' };

test('toPromotion covers whole days in school time, including the last one', () => {
  const promotion = toPromotion(spring);
  expect(promotion).toEqual({
    name: 'Spring',
    discountPercent: 12.5,
    isActive: true,
    startDate: '2025-08-31T22:00:00.000Z',
    endDate: '2025-09-30T22:00:00.000Z',
  });
  expect(schoolDay(Date.parse('2025-08-31T22:00:00.000Z'))).toBe('2025-09-01');
  expect(schoolDay(Date.parse('2025-09-30T22:00:00.000Z') - 1)).toBe('2025-09-30');
});

test('toPromotion omits an empty name and empty dates', () => {
  expect(toPromotion({ ...spring, name: '', firstDay: '', lastDay: '' })).toEqual({
    discountPercent: 12.5,
    isActive: true,
  });
});

test.each([
  [{ lastDay: '2025-08-31' }, 'The last day is before the first.'],
  [{ discountPercent: null }, 'Discount is required.'],
  [{ discountPercent: 0 }, 'Must be above 0 and at most 100.'],
  [{ discountPercent: 100.5 }, 'Must be above 0 and at most 100.'],
  [{ discountPercent: 1.005 }, 'No more than two decimals.'],
  [{ firstDay: 'incomplete' }, 'Please complete the date.'],
])('promotionFields rejects %j: %s', (given, message) => {
  const { issues = [] } = safeParse(promotionFields, { ...spring, ...given });
  expect(issues.map((issue) => issue.message)).toContain(message);
});
