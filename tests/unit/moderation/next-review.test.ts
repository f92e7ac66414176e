import { describe, expect, test } from 'vitest';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import { findActivityOfChange, findNextReview } from '#features/moderation/next/use-next-review.ts';

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
const reviewAfter = (order: string[], ...decided: string[]) => {
  const current = findActivityOfChange(grades, decided[0] ?? '');
  const { next, remainingCount } = findNextReview(grades, { order, decided, current });
  return [next?.changeIds[0], remainingCount];
};

describe('findNextReview', () => {
  test('returns the current activity while it has pending changes', () => {
    expect(reviewAfter(['act-c', 'act-a', 'act-b'], 'chs-1')).toEqual(['chs-2', 4]);
  });
  test('follows the order of the queue and wraps around', () => {
    expect(reviewAfter(['act-c', 'act-a', 'act-b'], 'chs-1', 'chs-2')).toEqual(['chs-3', 3]);
    expect(reviewAfter(['act-c', 'act-a', 'act-b'], 'chs-3')).toEqual(['chs-4', 4]);
  });
  test('ignores activities that the queue did not list', () => {
    expect(reviewAfter(['act-a'], 'chs-2', 'chs-1')).toEqual([undefined, 0]);
  });
  test('follows the curriculum after a deep link', () => {
    expect(reviewAfter([], 'chs-3')).toEqual(['chs-4', 4]);
    expect(reviewAfter(['act-a'], 'chs-3')).toEqual(['chs-4', 4]);
  });
});
