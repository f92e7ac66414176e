import { describe, expect, test } from 'vitest';
import type { QueuedChange } from '#api/queries/moderation.ts';
import { byActivity, pendingSummary } from '#features/authoring/card/pending-changes.ts';

const change = (activityId: string, submittedByUserId: string, submittedBy: string | null, day: number) =>
  ({
    activityId,
    submittedByUserId,
    submittedBy,
    submittedAtUtc: `2025-05-0${day}T08:00:00Z`,
  }) as QueuedChange;

const changes = [
  change('act-1', 'usr-sipho', 'Sipho Dlamini', 1),
  change('act-2', 'usr-gone', null, 2),
  change('act-1', 'usr-aisha', 'Aisha Patel', 3),
  change('act-1', 'usr-sipho', 'Sipho Dlamini', 4),
];

test('groups changes by their activity and keeps their order', () => {
  const grouped = byActivity(changes);
  expect(grouped.get('act-1')).toEqual([changes[0], changes[2], changes[3]]);
  expect(grouped.get('act-3')).toBeUndefined();
});

describe('pendingSummary', () => {
  test('names the user first and each other submitter once, with the age of the oldest change', () => {
    const own = byActivity(changes).get('act-1') ?? [];
    expect(pendingSummary(own, 'usr-aisha')).toEqual({
      count: 3,
      submitters: ['you', 'Sipho Dlamini'],
      oldest: '2025-05-01T08:00:00Z',
    });
  });
  test('says when an account is deleted', () => {
    expect(pendingSummary(changes.slice(1, 2), undefined)?.submitters).toEqual([
      'a user whose account is deleted',
    ]);
  });
  test('is undefined when nothing is pending', () => {
    expect(pendingSummary([], 'usr-aisha')).toBeUndefined();
  });
});
