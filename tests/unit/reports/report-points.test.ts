import { describe, expect, test } from 'vitest';
import { scoreFigures, scoreTimeline } from '#features/reports/activity-report/chart/points.ts';
import { toReportRows } from '#features/reports/activity-report/rows.ts';

const day = 86_400_000;
const monday = new Date(2025, 4, 5, 9).getTime();

const report = (
  scores: readonly { at: number; score: number; of?: number; subject?: string; activity?: string }[],
) =>
  toReportRows(
    scores.map(({ at, score, of = 10, subject = 'Mathematics', activity = 'act-halves' }, index) => ({
      id: String(index),
      activityId: activity,
      topicId: 'top-fractions',
      modifiedDate: new Date(at).toISOString(),
      termTitle: null,
      subjectTitle: subject,
      activityTitle: 'Halves',
      topicTitle: 'Fractions',
      attemptNumber: 1,
      totalScore: score,
      activityTotalScore: of,
    })),
    'lrn-lwazi',
  );

/** The points of a report of one subject. */
const only = ({ unit, series }: ReturnType<typeof scoreTimeline>) => ({
  unit,
  points: series[0]?.points ?? [],
});

describe('scoreTimeline', () => {
  test('one point an attempt, the oldest first, without what could not be scored', () => {
    const rows = report([
      { at: monday + day, score: 5 },
      { at: monday, score: 10 },
      { at: monday, score: 0, of: 0 },
    ]);
    expect(scoreTimeline(rows)).toEqual({
      unit: 'attempt',
      series: [
        {
          title: 'Mathematics',
          points: [
            { key: '1', at: monday, percent: 100, count: 1 },
            { key: '0', at: monday + day, percent: 50, count: 1 },
          ],
        },
      ],
    });
  });
  test('each subject has its own points, by title', () => {
    const { series } = scoreTimeline(
      report([
        { at: monday, score: 5, subject: 'Social Sciences' },
        { at: monday, score: 6, subject: 'English' },
        { at: monday + day, score: 7, subject: 'Social Sciences' },
      ]),
    );
    expect(series.map(({ title, points }) => [title, points.map(({ percent }) => percent)])).toEqual([
      ['English', [60]],
      ['Social Sciences', [50, 70]],
    ]);
  });
  test('more than 60 attempts become the mean of each day', () => {
    const scores = Array.from({ length: 61 }, (_, index) => ({
      at: monday + (index % 2) * day,
      score: index % 4 === 0 ? 10 : 5,
    }));
    const { unit, points } = only(scoreTimeline(report(scores)));
    expect(unit).toBe('day');
    expect(points.map(({ count }) => count)).toEqual([31, 30]);
    expect(points[0]?.percent).toBeCloseTo((16 * 100 + 15 * 50) / 31);
    expect(points[1]?.percent).toBe(50);
  });
  test('more than 60 days become the mean of each week, from Monday', () => {
    const scores = Array.from({ length: 70 }, (_, index) => ({ at: monday + index * day, score: 5 }));
    const { unit, points } = only(scoreTimeline(report(scores)));
    expect(unit).toBe('week');
    expect(points).toHaveLength(10);
    expect(points[0]).toEqual({
      key: '0',
      at: new Date(2025, 4, 5).getTime(),
      percent: 50,
      count: 7,
    });
  });
  test('more than 60 weeks of all subjects together become the mean of each month', () => {
    const scores = Array.from({ length: 62 }, (_, index) => ({ at: monday + index * 7 * day, score: 5 }));
    const { unit, points } = only(scoreTimeline(report(scores)));
    expect(unit).toBe('month');
    expect(points[0]).toEqual({ key: '0', at: new Date(2025, 4, 1).getTime(), percent: 50, count: 4 });
    expect(points[1]?.at).toBe(new Date(2025, 5, 1).getTime());
  });
});

describe('scoreFigures', () => {
  test('one score has no history', () => {
    expect(scoreFigures(report([{ at: monday, score: 5 }]))).toBeUndefined();
  });
  test('in whole percent', () => {
    const rows = report([
      { at: monday, score: 10 },
      { at: monday + day, score: 1, of: 3 },
    ]);
    expect(scoreFigures(rows)).toEqual({
      count: 2,
      mean: 67,
      meanOfBest: 100,
      best: 100,
      lowest: 33,
      latest: 33,
      from: monday,
      to: monday + day,
    });
  });
  test('the average of the best scores counts each activity once (D-053)', () => {
    const rows = report([
      { at: monday, score: 2 },
      { at: monday + day, score: 8 },
      { at: monday + day, score: 6, activity: 'act-quarters' },
    ]);
    expect(scoreFigures(rows)).toMatchObject({ mean: 53, meanOfBest: 70 });
  });
});
