import { describe, expect, test } from 'vitest';
import { findImprovements, pointsGainedSince } from '#features/reports/leaderboard/improvements.ts';

const attempt = (activityId: string, day: string, totalScore: number) => ({
  id: `${activityId}-${day}`,
  activityId,
  topicId: 'top-1',
  modifiedDate: `2026-03-${day}T10:00:00Z`,
  termTitle: null,
  subjectTitle: 'Mathematics',
  topicTitle: 'Fractions',
  activityTitle: activityId,
  attemptNumber: 1,
  totalScore,
  activityTotalScore: 5,
});

/** A Wednesday. */
const now = new Date('2026-03-18T12:00:00Z');
const monday = new Date('2026-03-16T00:00:00Z');

describe('pointsGainedSince', () => {
  test('counts an activity by its best attempt before and after', () => {
    expect(pointsGainedSince([attempt('a', '10', 2), attempt('a', '17', 4)], monday)).toBe(2);
    expect(pointsGainedSince([attempt('a', '10', 2), attempt('b', '17', 4)], monday)).toBe(4);
  });

  test('is 0 after worse attempts and without attempts', () => {
    expect(pointsGainedSince([attempt('a', '10', 4), attempt('a', '17', 2)], monday)).toBe(0);
    expect(pointsGainedSince([], monday)).toBe(0);
  });
});

describe('findImprovements (D-305)', () => {
  test('returns the growth of this week and the most improved activity', () => {
    expect(findImprovements([attempt('a', '10', 2), attempt('a', '17', 4)], 4, now)).toEqual({
      pointsThisWeek: 2,
      activity: {
        kind: 'better',
        activity: 'a',
        from: { score: 2, possible: 5 },
        to: { score: 4, possible: 5 },
      },
    });
  });

  test('returns no loss', () => {
    expect(findImprovements([attempt('a', '10', 4), attempt('a', '17', 2)], 4, now)).toEqual({
      pointsThisWeek: 0,
      activity: undefined,
    });
  });

  test('omits a growth that is larger than the score on the board', () => {
    const report = [attempt('a', '17', 4), attempt('of another grade', '17', 5)];
    expect(findImprovements(report, 4, now).pointsThisWeek).toBe(0);
  });
});
