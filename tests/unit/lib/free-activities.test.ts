import { expect, test } from 'vitest';
import { freeActivitiesLeft, freeActivitiesPerDay } from '#lib/free-activities.ts';
import { freeAttemptsPerDay, canAttempt } from '#mocks/rules/activities/daily-limit.ts';

/** 15:08 in the school's time zone. */
const now = new Date('2025-05-15T13:08:00Z');

test('freeActivitiesLeft counts down from three activities a day, like the mock', () => {
  expect(freeActivitiesPerDay).toBe(freeAttemptsPerDay);
  expect(freeActivitiesLeft([], now)).toBe(3);
  const today = [
    '2025-05-15T08:00:00Z',
    '2025-05-15T09:00:00Z',
    '2025-05-15T10:00:00Z',
    '2025-05-15T11:00:00Z',
  ];
  expect(today.map((_, count) => freeActivitiesLeft(today.slice(0, count), now))).toEqual([3, 2, 1, 0]);
  expect(freeActivitiesLeft(today, now)).toBe(0);
});

test('freeActivitiesLeft counts by the school’s day: from 22:00 to 22:00 UTC', () => {
  expect(freeActivitiesLeft(['2025-05-14T21:59:59Z'], now)).toBe(3);
  expect(freeActivitiesLeft(['2025-05-14T22:00:00Z'], now)).toBe(2);
  expect(freeActivitiesLeft(['2025-05-15T23:30:00+02:00'], now)).toBe(2);
  const lateAtSchool = new Date('2025-05-15T22:00:00Z');
  expect(freeActivitiesLeft(['2025-05-15T21:59:59Z'], lateAtSchool)).toBe(3);
});

test('freeActivitiesLeft ignores other years and invalid timestamps', () => {
  expect(freeActivitiesLeft(['2024-05-15T13:00:00Z', 'yesterday', ''], now)).toBe(3);
});

test('freeActivitiesLeft returns 0 exactly when the mock refuses an attempt', () => {
  const hours = Array.from({ length: 48 }, (_, hour) => new Date(now.getTime() + hour * 3_600_000));
  const attempts = [
    '2025-05-15T20:30:00Z',
    '2025-05-15T21:30:00Z',
    '2025-05-15T22:30:00Z',
    '2025-05-16T12:00:00Z',
  ];
  for (const moment of hours) {
    const left = freeActivitiesLeft(attempts, moment);
    expect(left > 0).toBe(canAttempt(attempts, moment, { unlocksUsageLimit: false }));
  }
});
