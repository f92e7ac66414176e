import { describe, expect, test } from 'vitest';
import type { QueuedChange } from '#api/queries/moderation.ts';
import { summarizePendingChanges } from '#features/authoring/card/pending-summary.ts';
import { groupByActivity } from '#features/authoring/card/use-pending-changes.ts';

const change = (activityId: string, submittedByUserId: string, submittedBy: string | null, day: number) =>
  ({
    activityId,
    submittedByUserId,
    submittedBy,
    submittedAtUtc: `2025-05-0${day}T08:00:00Z`,
  }) as QueuedChange;

const changes = [
  change('act-1', 'usr-sipho', 'Sipho Dlamini', 1),
  change('act-2', 'usr-deleted', null, 2),
  change('act-1', 'usr-aisha', 'Aisha Patel', 3),
  change('act-1', 'usr-sipho', 'Sipho Dlamini', 4),
];

test('groupByActivity keeps the order of the changes', () => {
  const grouped = groupByActivity(changes);
  expect(grouped.get('act-1')).toEqual([changes[0], changes[2], changes[3]]);
  expect(grouped.get('act-3')).toBeUndefined();
});

describe('summarizePendingChanges', () => {
  test('names the user first, each other submitter once, and the oldest date', () => {
    const own = groupByActivity(changes).get('act-1') ?? [];
    expect(summarizePendingChanges(own, 'usr-aisha')).toEqual({
      count: 3,
      submitters: ['you', 'Sipho Dlamini'],
      oldest: '2025-05-01T08:00:00Z',
    });
  });
  test('describes a submitter whose account is deleted', () => {
    expect(summarizePendingChanges(changes.slice(1, 2), undefined)?.submitters).toEqual([
      'a user whose account is deleted',
    ]);
  });
  test('returns undefined when nothing is pending', () => {
    expect(summarizePendingChanges([], 'usr-aisha')).toBeUndefined();
  });
});
