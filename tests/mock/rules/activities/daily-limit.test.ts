import { describe, expect, test } from 'vitest';
import { canAttempt } from '#mocks/rules/activities/daily-limit.ts';

describe('canAttempt (D-074)', () => {
  const now = new Date('2025-05-15T13:00:00Z');
  const today = ['2025-05-15T06:00:00Z', '2025-05-15T07:00:00Z', '2025-05-15T08:00:00Z'];
  const free = { unlocksUsageLimit: false };

  test('allows three attempts a day', () => {
    expect(canAttempt(today.slice(0, 2), now, free)).toBe(true);
    expect(canAttempt(today, now, free)).toBe(false);
  });

  test('allows more attempts with a plan that lifts the limit', () => {
    expect(canAttempt(today, now, { unlocksUsageLimit: true })).toBe(true);
  });

  test('resets at midnight in South Africa, not UTC', () => {
    const lateInUtc = new Date('2025-05-15T22:30:00Z');
    expect(canAttempt(today, lateInUtc, free)).toBe(true);
    expect(canAttempt(['2025-05-14T22:30:00Z', ...today.slice(0, 2)], now, free)).toBe(false);
  });
});
