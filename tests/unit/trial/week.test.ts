import { expect, test } from 'vitest';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { daysOfWeek, firstWeek, hoursOf, weekSummary } from '#features/trial/calendar/week.ts';

const session = (startTime: string, currentCount = 3): TrialSession => ({
  id: startTime,
  title: 'Robots',
  startTime,
  maxNumber: 10,
  currentCount,
  campusId: 'cam-observatory',
  campusName: 'Observatory',
  version: '1',
});

/** Monday 12 May 2025 in school time. */
const week = Date.parse('2025-05-11T22:00:00Z');

test('daysOfWeek assigns sessions to days in school time', () => {
  const [monday, , , , , , sunday] = daysOfWeek(week, [
    session('2025-05-11T21:59:00Z'),
    session('2025-05-11T22:00:00Z'),
    session('2025-05-18T21:59:00Z'),
    session('2025-05-18T22:00:00Z'),
  ]);
  expect(monday?.groups).toMatchObject([{ hour: 0, minutes: 0 }]);
  expect(sunday?.groups).toMatchObject([{ hour: 23, minutes: 59, rows: 1 }]);
});

test('daysOfWeek groups sessions by hour and gives a group two rows if the next hour is free', () => {
  const days = daysOfWeek(week, [
    session('2025-05-14T08:30:00Z'),
    session('2025-05-14T07:00:00Z'),
    session('2025-05-14T07:15:00Z'),
    session('2025-05-14T16:30:00Z'),
  ]);
  expect(
    days[2]?.groups.map(({ hour, minutes, rows, sessions }) => [hour, minutes, rows, sessions.length]),
  ).toEqual([
    [9, 0, 1, 2],
    [10, 30, 2, 1],
    [18, 30, 2, 1],
  ]);
  expect(hoursOf(days)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test('for a week without sessions, hoursOf returns the hours of a school day and weekSummary says so', () => {
  expect(hoursOf(daysOfWeek(week, []))).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  expect(weekSummary(daysOfWeek(week, []))).toBe('No sessions');
});

test('weekSummary counts booked and free seats, never below zero', () => {
  const days = daysOfWeek(week, [session('2025-05-14T08:00:00Z'), session('2025-05-15T08:00:00Z', 12)]);
  expect(weekSummary(days)).toBe('2 sessions · 15 booked · 7 free');
});

test('firstWeek returns the week of the first session from today on, else the current week', () => {
  const now = Date.parse('2025-05-14T10:00:00Z');
  expect(firstWeek([session('2025-05-01T08:00:00Z')], now)).toBe(week);
  // A session of today counts even after it has begun.
  expect(firstWeek([session('2025-05-27T08:00:00Z'), session('2025-05-14T08:00:00Z')], now)).toBe(week);
  expect(firstWeek([session('2025-05-27T08:00:00Z')], now)).toBe(Date.parse('2025-05-25T22:00:00Z'));
});
