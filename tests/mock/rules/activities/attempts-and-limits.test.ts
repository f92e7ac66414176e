import { describe, expect, test } from 'vitest';
import { isStaff, mayReadAttempt, mayReadLearner, canSeeAnswerKey } from '#mocks/rules/accounts/access.ts';
import { nextAttemptNumber } from '#mocks/rules/activities/attempts.ts';
import { mayAttempt } from '#mocks/rules/activities/daily-limit.ts';
import { isActive, permissionsOf } from '#mocks/rules/subscriptions/entitlements.ts';

describe('the number of an attempt', () => {
  test('starts at 1 and is one more than the highest so far (D-075)', () => {
    expect(nextAttemptNumber([])).toBe(1);
    expect(nextAttemptNumber([{ attemptNumber: 3 }, { attemptNumber: 1 }])).toBe(4);
  });
});

describe('the daily limit (D-074)', () => {
  const now = new Date('2025-05-15T13:00:00Z');
  const today = ['2025-05-15T06:00:00Z', '2025-05-15T07:00:00Z', '2025-05-15T08:00:00Z'];
  const free = { unlocksUsageLimit: false };

  test('is three attempts a day', () => {
    expect(mayAttempt(today.slice(0, 2), now, free)).toBe(true);
    expect(mayAttempt(today, now, free)).toBe(false);
  });

  test('does not apply with a plan that lifts it', () => {
    expect(mayAttempt(today, now, { unlocksUsageLimit: true })).toBe(true);
  });

  test('starts anew at midnight in South Africa, not in Greenwich', () => {
    const lateInUtc = new Date('2025-05-15T22:30:00Z');
    expect(mayAttempt(today, lateInUtc, free)).toBe(true);
    expect(mayAttempt(['2025-05-14T22:30:00Z', ...today.slice(0, 2)], now, free)).toBe(false);
  });
});

describe('an active plan', () => {
  const plan = { startDate: '2025-05-01T00:00:00Z', expirationDate: '2025-06-01T00:00:00Z' };

  test.each([
    ['2025-04-30T23:59:59Z', false],
    ['2025-05-01T00:00:00Z', true],
    ['2025-05-31T23:59:59Z', true],
    ['2025-06-01T00:00:00Z', false],
  ])('at %s: %s', (now, active) => {
    expect(isActive(plan, new Date(now))).toBe(active);
  });

  test('adds its permissions to the learner’s own, each once (D-024)', () => {
    expect(permissionsOf([], 7)).toEqual(['school-content-access', 'coding-content-access']);
    expect(permissionsOf([], 6)).toEqual(['coding-content-access']);
    expect(permissionsOf(['school-content-access'], 1)).toEqual(['school-content-access']);
    expect(permissionsOf([], 4)).toEqual([]);
  });
});

describe('whose records someone may see (D-079)', () => {
  const learner = { id: 'lrn-1', role: 'Learner' };
  const parent = { id: 'usr-1', role: 'Parent' };
  const admin = { id: 'usr-2', role: 'Admin' };
  const tutor = { id: 'usr-3', role: 'Tutor' };

  test('a learner’s: the learner, a linked parent, an Admin', () => {
    expect(mayReadLearner(learner, 'lrn-1', [])).toBe(true);
    expect(mayReadLearner(learner, 'lrn-2', ['lrn-1'])).toBe(false);
    expect(mayReadLearner(parent, 'lrn-1', ['usr-1'])).toBe(true);
    expect(mayReadLearner(parent, 'lrn-1', ['usr-9'])).toBe(false);
    expect(mayReadLearner(admin, 'lrn-1', [])).toBe(true);
    expect(mayReadLearner(tutor, 'lrn-1', ['usr-3'])).toBe(false);
    expect(mayReadLearner(tutor, 'lrn-1', [], ['Tutor'])).toBe(true);
  });

  test('an attempt: whoever may read the report of its learner, nobody else (D-046, D-243)', () => {
    const attempt = { learnerId: 'lrn-1' };
    expect(mayReadAttempt(learner, attempt, [])).toBe(true);
    expect(mayReadAttempt(learner, { learnerId: 'lrn-2' }, [])).toBe(false);
    expect(mayReadAttempt(parent, attempt, [parent.id])).toBe(true);
    expect(mayReadAttempt(parent, attempt, ['usr-somebody-else'])).toBe(false);
    expect(mayReadAttempt(admin, attempt, [])).toBe(true);
    expect(mayReadAttempt(tutor, attempt, [])).toBe(true);
    expect(mayReadAttempt({ id: 'usr-4', role: 'Teatcher' }, attempt, [])).toBe(true);
    expect(mayReadAttempt({ id: 'usr-5', role: 'Moderator' }, attempt, [])).toBe(false);
  });

  test('the answer key and the school’s lists: staff', () => {
    for (const viewer of [learner, parent]) {
      expect(canSeeAnswerKey(viewer)).toBe(false);
      expect(isStaff(viewer)).toBe(false);
    }
    expect(canSeeAnswerKey(tutor)).toBe(true);
    expect(isStaff(tutor)).toBe(true);
  });
});
