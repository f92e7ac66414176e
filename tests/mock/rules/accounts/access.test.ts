import { describe, expect, test } from 'vitest';
import {
  canChangeAccount,
  canReadAttempt,
  canReadLearner,
  canSeeAnswerKey,
  isStaff,
} from '#mocks/rules/accounts/access.ts';

describe('access rules (D-079)', () => {
  const learner = { id: 'lrn-1', role: 'Learner' };
  const parent = { id: 'usr-1', role: 'Parent' };
  const admin = { id: 'usr-2', role: 'Admin' };
  const tutor = { id: 'usr-3', role: 'Tutor' };

  test('canReadLearner allows the learner, a linked parent, an Admin and the given additional roles', () => {
    expect(canReadLearner(learner, 'lrn-1', [])).toBe(true);
    expect(canReadLearner(learner, 'lrn-2', ['lrn-1'])).toBe(false);
    expect(canReadLearner(parent, 'lrn-1', ['usr-1'])).toBe(true);
    expect(canReadLearner(parent, 'lrn-1', ['usr-9'])).toBe(false);
    expect(canReadLearner(admin, 'lrn-1', [])).toBe(true);
    expect(canReadLearner(tutor, 'lrn-1', ['usr-3'])).toBe(false);
    expect(canReadLearner(tutor, 'lrn-1', [], ['Tutor'])).toBe(true);
  });

  test('canReadAttempt allows the learner, a linked parent, an Admin, a Tutor and a Teatcher (D-046)', () => {
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

test('canChangeAccount allows the owner and an Admin', () => {
  expect(canChangeAccount({ id: 'usr-1', role: 'Parent' }, 'usr-1')).toBe(true);
  expect(canChangeAccount({ id: 'usr-2', role: 'Admin' }, 'usr-1')).toBe(true);
  expect(canChangeAccount({ id: 'usr-2', role: 'ContentAdmin' }, 'usr-1')).toBe(false);
});
