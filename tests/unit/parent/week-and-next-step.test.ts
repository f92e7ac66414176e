import { describe, expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { nextStep, weekText } from '#features/parent/dashboard/week-and-next-step.ts';
import { toAttempts, type ReportRow } from '#features/parent/progress/periods.ts';

/** A Thursday, 15:08 in school time. */
const now = new Date('2025-05-15T13:08:00Z');

const row = (changes: Partial<ReportRow>): ReportRow => ({
  id: 'att-1',
  activityId: 'act-halves',
  topicId: 'top-fractions',
  modifiedDate: '2025-05-14T08:00:00Z',
  termTitle: 'Term 2',
  subjectTitle: 'Mathematics',
  activityTitle: 'Halves',
  topicTitle: 'Fractions',
  attemptNumber: 1,
  totalScore: 4,
  activityTotalScore: 5,
  ...changes,
});

const lastWeek = { modifiedDate: '2025-05-09T08:00:00Z' };

describe('weekText', () => {
  const text = (rows: readonly ReportRow[], lastLoginDate: string | null = null) =>
    weekText(toAttempts(rows), { lastLoginDate }, now);

  test('counts activities and not attempts, and names the best score and the last result', () => {
    expect(text([row({ totalScore: 2 }), row({}), row({ activityId: 'act-thirds', totalScore: 3.5 })])).toBe(
      '2 activities done, best score 4 of 5. Last: Halves, 2 of 5',
    );
  });

  test('names no score if nothing can be scored', () => {
    expect(text([row({ totalScore: 0, activityTotalScore: 0 })])).toBe('1 activity done. Last: Halves');
  });

  test('says whether the learner logged in, and compares with the last week', () => {
    expect(text([])).toBe('Nothing answered yet');
    expect(text([row(lastWeek)], '2025-05-09T08:00:00Z')).toBe(
      'Nothing answered yet; last week 1 activity. Last: Halves, 4 of 5',
    );
    expect(text([], '2025-05-12T08:00:00Z')).toBe('Logged in, nothing answered yet');
  });

  test('ignores rows with an invalid date', () => {
    expect(text([row({ modifiedDate: 'yesterday' })])).toBe('Nothing answered yet');
  });
});

type Active = Extract<components['schemas']['SubscriptionStatus'], { isActive: true }>;

function running(...plans: readonly { name: string; end: string | null; renews?: boolean }[]): Active {
  const runningPlans = plans.map(({ name, end, renews = false }) => ({
    planId: name,
    planName: name,
    price: 199.5,
    currency: 'ZAR' as const,
    startDate: '2025-04-01T22:00:00Z',
    expirationDate: end,
    nextBillingDateUtc: null,
    termStartDate: '2025-04-01T22:00:00Z',
    payment: null,
    autoRenew: renews,
  }));
  const [first] = runningPlans;
  if (!first) throw new Error('No plan');
  const { termStartDate: _start, payment: _payment, ...terms } = first;
  return { ...terms, isActive: true, message: null, runningPlans };
}

describe('nextStep', () => {
  const learner = {
    name: 'Zola',
    isActive: true,
    gradeId: 'grd-1',
    lastLoginDate: '2025-05-12T08:00:00Z' as string | null,
  };
  const renewing = running({ name: 'School Content', end: '2025-05-16T22:00:00Z', renews: true });
  const good = toAttempts([row({})]);
  type Sources = Parameters<typeof nextStep>[0];
  const step = (changes: Partial<Omit<Sources, 'learner'>> & { learner?: Partial<Sources['learner']> }) =>
    nextStep(
      {
        plan: renewing,
        isPaymentPending: false,
        attempts: good,
        ...changes,
        learner: { ...learner, ...changes.learner },
      },
      now,
    );
  const text = (changes: Parameters<typeof step>[0]) => {
    const result = step(changes);
    return typeof result === 'object' ? result.text : result;
  };

  test('is what prevents the learner from working, before anything has loaded', () => {
    const unknown = { plan: 'pending', attempts: 'pending' } as const;
    expect(text({ ...unknown, learner: { isActive: false, lastLoginDate: null } })).toBe(
      'Switch Active on: Zola cannot log in',
    );
    expect(text({ ...unknown, learner: { lastLoginDate: null, gradeId: null } })).toBe(
      'Set the login: Zola has not logged in yet',
    );
    expect(text({ ...unknown, learner: { gradeId: null } })).toBe('Choose a grade for Zola');
    expect(text(unknown)).toBe('pending');
  });

  test('is the plan, without waiting for the results', () => {
    expect(text({ plan: { isActive: false }, attempts: 'pending' })).toBe('Choose a plan for Zola');
  });

  test('is not a plan while a payment is being confirmed', () => {
    expect(text({ plan: { isActive: false }, isPaymentPending: true })).toBe('See the progress of Zola');
  });

  test.each([
    ['2025-05-15T20:00:00Z', 'today'],
    ['2025-05-15T22:00:00Z', 'tomorrow'],
    ['2025-05-18T20:00:00Z', 'in 3 days'],
  ])('is the end of a plan at %s', (end, when) => {
    expect(text({ plan: running({ name: 'School Content', end }) })).toBe(
      `Renew School Content: it ends ${when}`,
    );
  });

  test.each([
    ['renews', running({ name: 'School Content', end: '2025-05-16T22:00:00Z', renews: true })],
    ['ends in four days', running({ name: 'School Content', end: '2025-05-18T22:00:00Z' })],
    [
      'is followed by another',
      running({ name: 'Coding', end: '2025-05-16T22:00:00Z' }, { name: 'Full Access', end: null }),
    ],
  ])('is not a plan that %s', (_case, plan) => {
    expect(text({ plan })).toBe('See the progress of Zola');
  });

  test('is the newest activity whose best score is low', () => {
    const attempts = toAttempts([
      row({ id: 'att-1', totalScore: 1 }),
      row({ id: 'att-2', totalScore: 5, modifiedDate: '2025-05-01T08:00:00Z' }),
      row({ id: 'att-3', activityId: 'act-thirds', activityTitle: 'Thirds', totalScore: 2, ...lastWeek }),
    ]);
    expect(step({ attempts })).toMatchObject({
      kind: 'see-result',
      text: 'Go through Thirds together: 2 of 5',
      row: { id: 'att-3' },
    });
  });

  test('does not depend on what failed to load', () => {
    expect(text({ plan: 'failed' })).toBe('See the progress of Zola');
    expect(text({ plan: 'failed', attempts: 'failed' })).toBe('See the progress of Zola');
    expect(text({ plan: { isActive: false }, attempts: 'failed' })).toBe('Choose a plan for Zola');
  });

  test('is nothing for a learner with a plan and without results', () => {
    expect(text({ attempts: [] })).toBeUndefined();
  });
});
