import { describe, expect, test } from 'vitest';
import { isStaff, canReadAttempt, canReadLearner, canSeeAnswerKey } from '#mocks/rules/accounts/access.ts';
import { nextAttemptNumber } from '#mocks/rules/activities/attempts.ts';
import { canAttempt } from '#mocks/rules/activities/daily-limit.ts';
import { isActive, permissionsOf } from '#mocks/rules/subscriptions/entitlements.ts';

describe('nextAttemptNumber', () => {
  test('starts at 1 and adds 1 to the highest number (D-075)', () => {
    expect(nextAttemptNumber([])).toBe(1);
    expect(nextAttemptNumber([{ attemptNumber: 3 }, { attemptNumber: 1 }])).toBe(4);
  });
});

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

describe('access rules (D-079)', () => {
  const learner = { id: 'lrn-1', role: 'Learner' };
  const parent = { id: 'usr-1', role: 'Parent' };
  const admin = { id: 'usr-2', role: 'Admin' };
  const tutor = { id: 'usr-3', role: 'Tutor' };

  test('canReadLearner allows the learner, a linked parent and an Admin', () => {
    expect(canReadLearner(learner, 'lrn-1', [])).toBe(true);
    expect(canReadLearner(learner, 'lrn-2', ['lrn-1'])).toBe(false);
    expect(canReadLearner(parent, 'lrn-1', ['usr-1'])).toBe(true);
    expect(canReadLearner(parent, 'lrn-1', ['usr-9'])).toBe(false);
    expect(canReadLearner(admin, 'lrn-1', [])).toBe(true);
    expect(canReadLearner(tutor, 'lrn-1', ['usr-3'])).toBe(false);
    expect(canReadLearner(tutor, 'lrn-1', [], ['Tutor'])).toBe(true);
  });

  test('canReadAttempt allows only readers of the learner’s report (D-046)', () => {
    const attempt = { learnerId: 'lrn-1' };
    expect(canReadAttempt(learner, attempt, [])).toBe(true);
    expect(canReadAttempt(learner, { learnerId: 'lrn-2' }, [])).toBe(false);
    expect(canReadAttempt(parent, attempt, [parent.id])).toBe(true);
    expect(canReadAttempt(parent, attempt, ['usr-other'])).toBe(false);
    expect(canReadAttempt(admin, attempt, [])).toBe(true);
    expect(canReadAttempt(tutor, attempt, [])).toBe(true);
    expect(canReadAttempt({ id: 'usr-4', role: 'Teatcher' }, attempt, [])).toBe(true);
    expect(canReadAttempt({ id: 'usr-5', role: 'Moderator' }, attempt, [])).toBe(false);
  });

  test('canSeeAnswerKey and isStaff allow staff', () => {
    for (const viewer of [learner, parent]) {
      expect(canSeeAnswerKey(viewer)).toBe(false);
      expect(isStaff(viewer)).toBe(false);
    }
    expect(canSeeAnswerKey(tutor)).toBe(true);
    expect(isStaff(tutor)).toBe(true);
  });
});
