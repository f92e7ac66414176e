import { describe, expect, test } from 'vitest';
import { findWhatWentWell } from '#features/reports/activity-report/went-well/findings.ts';
import { formatFinding } from '#features/reports/activity-report/went-well/went-well.tsx';
import { findBestAttempt, type Attempt } from '#features/reports/best-attempt.ts';

/** A Wednesday. */
const now = new Date(2025, 4, 14, 12);
const daysAgo = (days: number) => new Date(2025, 4, 14 - days, 9).toISOString();

interface AttemptOptions {
  days?: number;
  activity?: string;
  topic?: string;
  score: number;
  of?: number;
}

const attempt = ({
  days = 0,
  activity = 'Halves',
  topic = 'Fractions',
  score,
  of = 10,
}: AttemptOptions): Attempt => ({
  id: `att-${activity}-${days}`,
  activityId: activity,
  topicId: topic,
  modifiedDate: daysAgo(days),
  termTitle: null,
  subjectTitle: 'Mathematics',
  activityTitle: activity,
  topicTitle: topic,
  attemptNumber: 1,
  totalScore: score,
  activityTotalScore: of,
});

const kinds = (...given: AttemptOptions[]) =>
  findWhatWentWell(given.map(attempt), now).map(({ kind }) => kind);
const sentences = (name: string | undefined, ...given: AttemptOptions[]) =>
  findWhatWentWell(given.map(attempt), now).map((finding) => formatFinding(finding, name));

describe('findWhatWentWell', () => {
  test('returns nothing without a strength', () => {
    expect(kinds()).toEqual([]);
    expect(kinds({ score: 3 })).toEqual([]);
    expect(kinds({ score: 0, of: 0 })).toEqual([]);
    expect(kinds({ score: 5, days: 1 }, { score: 5 })).toEqual([]);
  });

  test('returns the topic with the highest share of points, from two activities on', () => {
    const given = [
      { activity: 'Halves', score: 4, days: 1 },
      { activity: 'Halves', score: 8 },
      { activity: 'Quarters', score: 2, of: 4 },
      { activity: 'Words', topic: 'Verbs', score: 9 },
      { activity: 'Tenses', topic: 'Verbs', score: 7 },
      { activity: 'Rhyme', topic: 'Poems', score: 10 },
    ];
    expect(sentences(undefined, ...given)[0]).toBe(
      'Verbs is your best topic: 16 of 20 points in 2 activities.',
    );
    expect(sentences('Lwazi', ...given)[0]).toBe(
      "Verbs is Lwazi's best topic: 16 of 20 points in 2 activities.",
    );
  });

  test('returns the best activity if no topic has two activities, from 60 percent on', () => {
    expect(sentences(undefined, { score: 6 })).toEqual([
      '“Halves” is your best activity so far: 6 of 10 points.',
    ]);
    expect(kinds({ score: 5.9 })).toEqual([]);
  });

  test('returns the largest improvement from the first to the latest attempt', () => {
    const halves = [
      { score: 2, days: 2 },
      { score: 9, days: 1 },
      { score: 4, days: 0 },
    ];
    expect(sentences('Zola', ...halves).at(-1)).toBe('In “Halves”, Zola went from 2 to 4 of 10 points.');
    expect(kinds({ score: 2, days: 2 }, { score: 2.9 })).toEqual([]);
    expect(kinds({ score: 5, days: 2 }, { score: 4 })).toEqual([]);
  });

  test('includes both possible scores if they differ', () => {
    expect(sentences(undefined, { score: 1, of: 4, days: 1 }, { score: 5 })).toEqual([
      'In “Halves”, you went from 1 of 4 points to 5 of 10 points.',
    ]);
  });

  test('counts consecutive weeks from Monday to Sunday; the current one may be empty', () => {
    const weeks = (...days: number[]) => sentences('Lwazi', ...days.map((day) => ({ days: day, score: 0 })));
    expect(weeks(0, 7, 14)).toEqual(['Lwazi has handed in an activity 3 weeks in a row.']);
    expect(weeks(3, 10)).toEqual(['Lwazi has handed in an activity 2 weeks in a row.']);
    // Monday of this week and Sunday of the last one.
    expect(weeks(2, 3)).toEqual(['Lwazi has handed in an activity 2 weeks in a row.']);
    expect(weeks(0, 14)).toEqual([]);
    expect(weeks(14, 21)).toEqual([]);
  });

  test('begins the sentence about a learner without a name with an upper-case letter', () => {
    expect(formatFinding({ kind: 'weeks', weeks: 3 }, 'this learner')).toBe(
      'This learner has handed in an activity 3 weeks in a row.',
    );
  });
});

describe('findBestAttempt', () => {
  test('prefers a higher percentage, then more points, then the newer attempt', () => {
    const rows = [
      { activity: 'A', score: 9 },
      { activity: 'B', score: 3, of: 3, days: 3 },
      { activity: 'C', score: 5, of: 5, days: 2 },
      { activity: 'D', score: 5, of: 5, days: 1 },
    ];
    expect(findBestAttempt(rows.map(attempt))?.activityTitle).toBe('D');
  });
  test('returns undefined without a point', () => {
    expect(findBestAttempt([attempt({ score: 0 }), attempt({ score: 0, of: 0 })])).toBeUndefined();
  });
});
