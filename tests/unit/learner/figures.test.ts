import { describe, expect, test } from 'vitest';
import { learnerFigures } from '#components/learner/figures.ts';

describe('learnerFigures (D-053)', () => {
  const row = (
    activityTitle: string,
    totalScore: number,
    activityTotalScore: number,
    modifiedDate: string,
  ) => ({
    id: `att-${modifiedDate}`,
    activityId: `act-${activityTitle}`,
    topicId: 'top-fractions',
    modifiedDate,
    termTitle: null,
    subjectTitle: 'Mathematics',
    topicTitle: 'Fractions',
    activityTitle,
    attemptNumber: 1,
    totalScore,
    activityTotalScore,
  });

  test('returns zeros without results', () => {
    expect(learnerFigures([])).toEqual({ gradeAverage: 0, answered: 0, lastActivity: undefined });
  });

  test('averages the best attempt at each activity, in whole percent', () => {
    const report = [
      row('Halves', 1, 4, '2025-05-12T09:00:00Z'),
      row('Halves', 3, 4, '2025-05-13T09:00:00Z'),
      row('Thirds', 2, 3, '2025-05-14T09:00:00Z'),
    ];
    // (75 % + 66.7 %) / 2
    expect(learnerFigures(report)).toEqual({
      gradeAverage: 71,
      answered: 3,
      lastActivity: '2025-05-14T09:00:00Z',
    });
  });

  test('separates activities with the same title in different topics', () => {
    const report = [
      row('Quiz', 4, 4, '2025-05-12T09:00:00Z'),
      { ...row('Quiz', 0, 4, '2025-05-12T09:00:00Z'), activityId: 'act-other', topicTitle: 'Whole numbers' },
    ];
    expect(learnerFigures(report).gradeAverage).toBe(50);
  });

  test('counts an unscored activity as answered, without lowering the average', () => {
    const report = [row('Essay', 0, 0, '2025-05-12T09:00:00Z'), row('Halves', 4, 4, '2025-05-11T09:00:00Z')];
    expect(learnerFigures(report)).toMatchObject({ gradeAverage: 100, answered: 2 });
  });

  test('compares timestamps with different UTC offsets (D-086)', () => {
    const report = [
      row('Early', 1, 1, '2025-05-14T11:30:00+02:00'),
      row('Late', 1, 1, '2025-05-14T10:00:00Z'),
    ];
    expect(learnerFigures(report).lastActivity).toBe('2025-05-14T10:00:00Z');
  });
});
