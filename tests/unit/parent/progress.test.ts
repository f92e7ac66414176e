import { describe, expect, test } from 'vitest';
import { countByWeekOrMonth, countByDay } from '#features/parent/progress/attempt-counts.ts';
import { figuresOf } from '#features/parent/progress/figures.ts';
import { termOf, toAttempts, weekOf, type ReportRow } from '#features/parent/progress/periods.ts';
import { scoreTrendText, scoreTrend } from '#features/parent/progress/score-trend.ts';

let count = 0;

/** A row of the report; by default with a score out of ten. */
function row(changes: Partial<ReportRow> & { modifiedDate: string }): ReportRow {
  count += 1;
  const { activityId = 'act-halves' } = changes;
  return {
    id: `att-${count}`,
    activityId,
    topicId: 'top-fractions',
    termTitle: 'Term 2',
    subjectTitle: 'Mathematics',
    activityTitle: activityId,
    topicTitle: 'Fractions',
    attemptNumber: 1,
    totalScore: 5,
    activityTotalScore: 10,
    ...changes,
  };
}

const attempts = (...rows: readonly ReportRow[]) => toAttempts(rows);

describe('weekOf and countByDay', () => {
  /** A Thursday, 15:08 in school time. */
  const now = new Date('2025-05-15T13:08:00Z');
  const countOn = (modifiedDate: string) => weekOf(attempts(row({ modifiedDate })), now).attempts.length;

  test('cover Monday to Sunday in school time', () => {
    expect(countOn('2025-05-11T21:59:59Z')).toBe(0);
    expect(countOn('2025-05-11T22:00:00Z')).toBe(1);
    expect(countOn('2025-05-18T21:59:59Z')).toBe(1);
    expect(countOn('2025-05-18T22:00:00Z')).toBe(0);
    expect(countOn('2025-05-12T00:30:00+02:00')).toBe(1);
  });

  test.each(['2025-05-11T22:00:00Z', '2025-05-14T00:00:00Z', '2025-05-18T21:59:59Z'])(
    'return the same week at %s',
    (at) => {
      expect(weekOf([], new Date(at)).from).toBe(Date.parse('2025-05-11T22:00:00Z'));
    },
  );

  test('ignore attempts without a valid date', () => {
    expect(countOn('yesterday')).toBe(0);
  });

  test('count every day, including days without attempts', () => {
    const week = weekOf(
      attempts(
        row({ modifiedDate: '2025-05-15T08:00:00Z' }),
        row({ modifiedDate: '2025-05-12T08:00:00Z' }),
        // Past midnight at school: Tuesday.
        row({ modifiedDate: '2025-05-12T22:30:00Z' }),
        row({ modifiedDate: '2025-05-13T08:00:00Z' }),
      ),
      now,
    );
    const { unit, counts } = countByDay(week.from, week.attempts);
    expect(unit).toBe('Day');
    expect(counts.map(({ label, attempts: number }) => `${label} ${number}`)).toEqual([
      'Monday 1',
      'Tuesday 2',
      'Wednesday 0',
      'Thursday 1',
      'Friday 0',
      'Saturday 0',
      'Sunday 0',
    ]);
  });
});

describe('termOf and countByWeekOrMonth', () => {
  test('use the term and year of the newest attempt that belongs to a term', () => {
    const term = termOf(
      attempts(
        row({ modifiedDate: '2025-05-15T08:00:00Z', termTitle: null }),
        row({ modifiedDate: '2025-05-01T08:00:00Z', termTitle: 'Term 1', activityId: 'act-earlier' }),
        row({ modifiedDate: '2025-05-14T08:00:00Z', activityId: 'act-newest' }),
        row({ modifiedDate: '2025-04-14T08:00:00Z', activityId: 'act-of-this-year' }),
        row({ modifiedDate: '2024-12-31T21:59:59Z', activityId: 'act-of-last-year' }),
      ),
    );
    expect(term).toMatchObject({ title: 'Term 2', year: 2025 });
    expect(term?.attempts.map((attempt) => attempt.row.activityId)).toEqual([
      'act-newest',
      'act-of-this-year',
    ]);
  });

  test('return undefined if no attempt belongs to a term', () => {
    expect(termOf(attempts(row({ modifiedDate: '2025-05-15T08:00:00Z', termTitle: null })))).toBeUndefined();
    expect(termOf([])).toBeUndefined();
  });

  test('count by week', () => {
    const { unit, counts } = countByWeekOrMonth(
      attempts(
        row({ modifiedDate: '2025-05-15T08:00:00Z' }),
        row({ modifiedDate: '2025-04-30T08:00:00Z' }),
        row({ modifiedDate: '2025-04-28T08:00:00Z' }),
      ),
    );
    expect(unit).toBe('Week');
    expect(counts.map(({ attempts: number }) => number)).toEqual([2, 0, 1]);
    expect(counts.map(({ label }) => label)).toEqual(['28 Apr', '5 May', '12 May']);
  });

  test('count by month if the attempts span several months', () => {
    const { unit, counts } = countByWeekOrMonth(
      attempts(row({ modifiedDate: '2025-06-30T21:59:59Z' }), row({ modifiedDate: '2025-01-31T08:00:00Z' })),
    );
    expect(unit).toBe('Month');
    expect(counts.map(({ label, attempts: number }) => `${label} ${number}`)).toEqual([
      'January 1',
      'February 0',
      'March 0',
      'April 0',
      'May 0',
      'June 1',
    ]);
  });
});

describe('figuresOf', () => {
  const on = (day: number) => `2025-05-${String(day).padStart(2, '0')}T08:00:00Z`;

  test('counts attempts and activities, and averages the best attempts (D-053)', () => {
    const figures = figuresOf(
      attempts(
        row({ modifiedDate: on(3), totalScore: 7 }),
        row({ modifiedDate: on(2), totalScore: 9, activityId: 'act-thirds' }),
        row({ modifiedDate: on(1), totalScore: 2 }),
      ),
    );
    // (70 % + 90 %) / 2
    expect(figures).toMatchObject({ attempts: 3, activities: 2, average: 80 });
  });

  test('counts attempts without a score, but excludes them from the average', () => {
    const essay = row({ modifiedDate: on(1), activityId: 'act-essay', totalScore: 0, activityTotalScore: 0 });
    expect(figuresOf(attempts(essay))).toMatchObject({ attempts: 1, average: undefined, wentWell: [] });
    const both = figuresOf(attempts(essay, row({ modifiedDate: on(2), totalScore: 10 })));
    expect(both).toMatchObject({ activities: 2, average: 100 });
  });

  test('groups by subject, sorted by title', () => {
    const { subjects } = figuresOf(
      attempts(
        row({ modifiedDate: on(3), totalScore: 8 }),
        row({ modifiedDate: on(2), totalScore: 4 }),
        row({ modifiedDate: on(1), subjectTitle: 'English', activityId: 'act-nouns', totalScore: 6 }),
      ),
    );
    expect(subjects).toMatchObject([
      { title: 'English', attempts: 1, activities: 1, average: 60 },
      { title: 'Mathematics', attempts: 2, activities: 1, average: 80 },
    ]);
    expect(subjects[1]?.trend).toEqual({ points: [40, 80], first: 40, latest: 80, count: 2 });
  });

  test('lists no activity both in `wentWell` and in `toPractise`', () => {
    const scores = [10, 9, 8, 7, 6, 3, 0];
    const { wentWell, toPractise } = figuresOf(
      attempts(
        ...scores.map((totalScore, index) =>
          row({ modifiedDate: on(20 - index), activityId: `act-${index}`, totalScore }),
        ),
      ),
    );
    expect(wentWell.map(({ percent }) => percent)).toEqual([100, 90, 80]);
    expect(toPractise.map(({ percent }) => percent)).toEqual([0, 30]);
  });

  test('separates `wentWell` from `toPractise` at 60 %, and limits `wentWell` to three', () => {
    const low = figuresOf(attempts(row({ modifiedDate: on(1), totalScore: 5.99 })));
    expect([low.wentWell.length, low.toPractise.length]).toEqual([0, 1]);
    const full = figuresOf(
      attempts(
        ...['a', 'b', 'c', 'd'].map((name) =>
          row({ modifiedDate: on(1), activityId: `act-${name}`, totalScore: 10 }),
        ),
      ),
    );
    expect([full.wentWell.length, full.toPractise.length]).toEqual([3, 0]);
  });

  test('uses the best attempt, and the newest of equal ones', () => {
    const newest = row({ modifiedDate: on(3), totalScore: 9 });
    const figures = figuresOf(
      attempts(
        newest,
        row({ modifiedDate: on(2), totalScore: 9 }),
        row({ modifiedDate: on(1), totalScore: 1 }),
      ),
    );
    expect(figures.wentWell).toMatchObject([{ attempts: 3, best: { row: { id: newest.id } } }]);
  });
});

describe('scoreTrend and scoreTrendText', () => {
  const trend = (...scores: readonly number[]) =>
    scoreTrend(
      toAttempts(
        scores.map((totalScore, day) =>
          row({ modifiedDate: new Date(Date.UTC(2025, 0, 1 + day)).toISOString(), totalScore }),
        ),
      ),
    );

  test('sort the oldest score first, and name the first and the latest score', () => {
    expect(trend(2, 7).points).toEqual([20, 70]);
    expect(scoreTrendText(trend(2, 7))).toBe('20% at first, 70% latest');
    expect(scoreTrendText(trend(4))).toBe('40%, once');
    expect(scoreTrendText(trend(4, 9, 4))).toBe('40%, first and latest');
    expect(scoreTrendText(trend())).toBe('No scores');
  });

  test('average adjacent scores of a long series', () => {
    const { points, count: all } = trend(...Array.from({ length: 1000 }, (_, day) => (day % 2) * 10));
    expect(all).toBe(1000);
    expect(points.length).toBeLessThanOrEqual(24);
    for (const point of points) expect(point).toBeCloseTo(50, 0);
  });
});
