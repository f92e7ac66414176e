import { describe, expect, test } from 'vitest';
import { isActive, permissionsOf } from '#mocks/rules/subscriptions/entitlements.ts';

describe('isActive and permissionsOf', () => {
  const plan = { startDate: '2025-05-01T00:00:00Z', expirationDate: '2025-06-01T00:00:00Z' };

  test.each([
    ['2025-04-30T23:59:59Z', false],
    ['2025-05-01T00:00:00Z', true],
    ['2025-05-31T23:59:59Z', true],
    ['2025-06-01T00:00:00Z', false],
  ])('isActive at %s: %s', (now, active) => {
    expect(isActive(plan, new Date(now))).toBe(active);
  });

  test('permissionsOf adds the plan’s permissions without duplicates (D-024)', () => {
    expect(permissionsOf([], 7)).toEqual(['school-content-access', 'coding-content-access']);
    expect(permissionsOf([], 6)).toEqual(['coding-content-access']);
    expect(permissionsOf(['school-content-access'], 1)).toEqual(['school-content-access']);
    expect(permissionsOf([], 4)).toEqual([]);
  });
});
