import { describe, expect, test } from 'vitest';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import { activityOf, nextWork } from '#features/moderation/next/use-next-work.ts';

const activity = (activityId: string, ...ids: string[]) => ({
  activityId,
  activityTitle: activityId,
  activityChangeSetIds: [],
  questionChanges: ids.map((id) => ({ questionId: `que-${id}`, changeSetIds: [id] })),
});
const grades: ModerationGrade[] = [
  {
    gradeId: 'grd-4',
    gradeName: 'Grade 4',
    total: 5,
    subjects: [
      {
        subjectId: 'sub-4',
        subjectName: 'English',
        total: 5,
        activities: [
          activity('act-a', 'chs-1', 'chs-2'),
          activity('act-b', 'chs-3'),
          activity('act-c', 'chs-4', 'chs-5'),
        ],
      },
    ],
  },
];
const after = (order: string[], ...decided: string[]) => {
  const current = activityOf(grades, decided[0] ?? '');
  const { next, left } = nextWork(grades, { order, decided, current });
  return [next?.changeIds[0], left];
};

describe('nextWork', () => {
  test('stays with the activity while it has anything left', () => {
    expect(after(['act-c', 'act-a', 'act-b'], 'chs-1')).toEqual(['chs-2', 4]);
  });
  test('goes on in the order of the queue, and from its end to its beginning', () => {
    expect(after(['act-c', 'act-a', 'act-b'], 'chs-1', 'chs-2')).toEqual(['chs-3', 3]);
    expect(after(['act-c', 'act-a', 'act-b'], 'chs-3')).toEqual(['chs-4', 4]);
  });
  test('leaves out what the queue did not list', () => {
    expect(after(['act-a'], 'chs-2', 'chs-1')).toEqual([undefined, 0]);
  });
  test('goes on by curriculum after a deep link', () => {
    expect(after([], 'chs-3')).toEqual(['chs-4', 4]);
    expect(after(['act-a'], 'chs-3')).toEqual(['chs-4', 4]);
  });
});
