import { describe, expect, test } from 'vitest';
import {
  computeScoreFigures,
  buildScoreTimeline,
} from '#features/reports/activity-report/chart/score-timeline.ts';
import { toReportRows } from '#features/reports/activity-report/report-rows.ts';

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

/** Returns the unit, and the points of the first subject. */
const firstSeries = ({ unit, series }: ReturnType<typeof buildScoreTimeline>) => ({
  unit,
  points: series[0]?.points ?? [],
});

describe('buildScoreTimeline', () => {
  test('returns a point for each scored attempt, the oldest first', () => {
    const rows = report([
      { at: monday + day, score: 5 },
      { at: monday, score: 10 },
      { at: monday, score: 0, of: 0 },
    ]);
    expect(buildScoreTimeline(rows)).toEqual({
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
  test('separates subjects, sorted by title', () => {
    const { series } = buildScoreTimeline(
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
  test('averages more than 60 attempts by day', () => {
    const scores = Array.from({ length: 61 }, (_, index) => ({
      at: monday + (index % 2) * day,
      score: index % 4 === 0 ? 10 : 5,
    }));
    const { unit, points } = firstSeries(buildScoreTimeline(report(scores)));
    expect(unit).toBe('day');
    expect(points.map(({ count }) => count)).toEqual([31, 30]);
    expect(points[0]?.percent).toBeCloseTo((16 * 100 + 15 * 50) / 31);
    expect(points[1]?.percent).toBe(50);
  });
  test('averages more than 60 days by week, from Monday', () => {
    const scores = Array.from({ length: 70 }, (_, index) => ({ at: monday + index * day, score: 5 }));
    const { unit, points } = firstSeries(buildScoreTimeline(report(scores)));
    expect(unit).toBe('week');
    expect(points).toHaveLength(10);
    expect(points[0]).toEqual({
      key: '0',
      at: new Date(2025, 4, 5).getTime(),
      percent: 50,
      count: 7,
    });
  });
  test('averages more than 60 weeks by month', () => {
    const scores = Array.from({ length: 62 }, (_, index) => ({ at: monday + index * 7 * day, score: 5 }));
    const { unit, points } = firstSeries(buildScoreTimeline(report(scores)));
    expect(unit).toBe('month');
    expect(points[0]).toEqual({ key: '0', at: new Date(2025, 4, 1).getTime(), percent: 50, count: 4 });
    expect(points[1]?.at).toBe(new Date(2025, 5, 1).getTime());
  });
});

describe('computeScoreFigures', () => {
  test('returns undefined for one score', () => {
    expect(computeScoreFigures(report([{ at: monday, score: 5 }]))).toBeUndefined();
  });
  test('rounds to whole percents', () => {
    const rows = report([
      { at: monday, score: 10 },
      { at: monday + day, score: 1, of: 3 },
    ]);
    expect(computeScoreFigures(rows)).toEqual({
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
  test('counts each activity once in the average of the best scores (D-053)', () => {
    const rows = report([
      { at: monday, score: 2 },
      { at: monday + day, score: 8 },
      { at: monday + day, score: 6, activity: 'act-quarters' },
    ]);
    expect(computeScoreFigures(rows)).toMatchObject({ mean: 53, meanOfBest: 70 });
  });
});
