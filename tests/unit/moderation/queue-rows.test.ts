import { describe, expect, test } from 'vitest';
import type { QueuedChange } from '#api/queries/moderation.ts';
import { queueRows, selectRows } from '#features/moderation/queue/queue-rows.ts';

const activity = (id: string, title: string, ...changeIds: string[]) => ({
  id,
  title,
  grade: 'Grade 4',
  subject: 'Mathematics',
  fieldChangeCount: 0,
  changedQuestionCount: changeIds.length,
  changeIds,
});
const change = (id: string, day: number, submittedBy: string, comment: string | null = null) =>
  ({ id, submittedAtUtc: `2025-05-0${day}T08:00:00Z`, submittedBy, comment }) as QueuedChange;

const activities = [
  activity('act-1', 'Addition', 'chs-5', 'chs-2'),
  activity('act-2', 'Fractions', 'chs-1'),
  activity('act-3', 'Money', 'chs-3', 'chs-4'),
];
const changes = [
  change('chs-1', 1, 'Sipho Dlamini'),
  change('chs-2', 2, 'Aisha Patel'),
  change('chs-3', 3, 'Sipho Dlamini', 'In rand.'),
  change('chs-4', 4, 'Sipho Dlamini', 'In rand.'),
  change('chs-5', 5, 'Sipho Dlamini'),
];
const rows = queueRows(activities, changes);
const selectIds = (options: Partial<Parameters<typeof selectRows>[1]>) =>
  selectRows(rows, { search: '', submitter: undefined, order: undefined, ...options }).map(({ id }) => id);

describe('queueRows', () => {
  test('names each submitter once, ordered by the oldest change', () => {
    expect(rows[0]).toMatchObject({
      submitters: ['Aisha Patel', 'Sipho Dlamini'],
      oldest: '2025-05-02T08:00:00Z',
      newest: '2025-05-05T08:00:00Z',
    });
    expect(rows[2]?.submitters).toEqual(['Sipho Dlamini']);
  });
  test('lists equal comments once', () => {
    expect(rows.map(({ comments }) => comments)).toEqual([[], [], ['In rand.']]);
  });
  test('returns the activities while the changes load', () => {
    expect(queueRows(activities, [])[0]).toMatchObject({ submitters: [], oldest: undefined });
  });
});

describe('selectRows', () => {
  test('sorts by the oldest change, by the newest change, or not at all', () => {
    expect(selectIds({})).toEqual(['act-2', 'act-1', 'act-3']);
    expect(selectIds({ order: 'newest' })).toEqual(['act-1', 'act-3', 'act-2']);
    expect(selectIds({ order: 'curriculum' })).toEqual(['act-1', 'act-2', 'act-3']);
  });
  test('searches titles and submitters, and filters by submitter', () => {
    expect(selectIds({ search: 'mon' })).toEqual(['act-3']);
    expect(selectIds({ search: 'patel' })).toEqual(['act-1']);
    expect(selectIds({ submitter: 'Aisha Patel' })).toEqual(['act-1']);
    expect(selectIds({ submitter: 'Sipho Dlamini', search: 'fractions' })).toEqual(['act-2']);
  });
});
