import { describe, expect, test } from 'vitest';
import {
  afterRevisit,
  dueQuestions,
  readProgress,
  type RevisitProgress,
} from '#features/learner/revisit/due.ts';

type Report = Parameters<typeof dueQuestions>[0];

const at = (day: number, time = '15:00') =>
  new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+02:00`);

const row = (id: string, day: number, missedQuestionIds?: string[], activityId = 'act') =>
  ({ id, activityId, modifiedDate: at(day).toISOString(), missedQuestionIds }) as Report[number];

const due = (report: Report, progress: RevisitProgress, now: Date) =>
  dueQuestions(report, progress, now).map(({ questionId, attempt }) => `${questionId} of ${attempt.id}`);

describe('a missed question', () => {
  test('comes back on the next day, at any time', () => {
    const report = [row('one', 2, ['q'])];
    expect(due(report, {}, at(2, '23:00'))).toEqual([]);
    expect(due(report, {}, at(3, '06:00'))).toEqual(['q of one']);
  });

  test('counts as the last attempt at its activity left it', () => {
    const report = [row('two', 4, ['r']), row('one', 2, ['q', 'r'])];
    expect(due(report, {}, at(9))).toEqual(['r of two']);
  });

  test('goes behind one that has waited longer', () => {
    const report = [row('new', 5, ['q'], 'act-new'), row('old', 2, ['r'], 'act-old')];
    expect(due(report, {}, at(9))).toEqual(['r of old', 'q of new']);
  });

  test('is unknown on a server that does not say which were missed', () => {
    expect(due([row('one', 2)], {}, at(9))).toEqual([]);
  });
});

describe('a question that is revisited', () => {
  const missed = row('one', 2, ['q']);
  const report = [missed];
  const daysUntilNext = (right: number) => {
    const progress = { q: { right, at: at(10).toISOString() } };
    return Array.from({ length: 21 }, (_, days) => days).find(
      (days) => due(report, progress, at(10 + days)).length > 0,
    );
  };

  test('comes back after 1, 3, 7 and 14 days, and then no more', () => {
    expect([0, 1, 2, 3, 4].map(daysUntilNext)).toEqual([1, 3, 7, 14, undefined]);
  });

  test('begins again when it is missed in a newer attempt', () => {
    const progress = { q: { right: 3, at: at(3).toISOString() } };
    expect(due([row('two', 5, ['q']), ...report], progress, at(6))).toEqual(['q of two']);
    // The first of four right answers again, not the fourth.
    expect(afterRevisit(progress.q, row('two', 5, ['q']), true, at(6))).toMatchObject({ right: 1 });
  });

  test('does not wait for a day that only a fast clock has seen', () => {
    const progress = { q: { right: 1, at: '2031-03-03T15:00:00Z' } };
    expect(due(report, progress, at(4))).toEqual(['q of one']);
  });

  test('moves on with each day that it is right, and begins again when it is not', () => {
    const once = afterRevisit(undefined, missed, true, at(3));
    expect(once).toMatchObject({ right: 1 });
    expect(afterRevisit(once, missed, true, at(3, '20:00'))).toMatchObject({ right: 1 });
    expect(afterRevisit(once, missed, true, at(6))).toMatchObject({ right: 2 });
    const wrong = afterRevisit(once, missed, false, at(6));
    expect(wrong).toMatchObject({ right: 0 });
    expect(afterRevisit(wrong, missed, true, at(6, '20:00'))).toMatchObject({ right: 1 });
  });
});

test('of what is stored on a device only progress is read', () => {
  const good = { right: 2, at: '2026-03-03T15:00:00Z' };
  const stored = {
    good,
    none: null,
    text: 'x',
    right: { ...good, right: '2' },
    less: { ...good, right: -1 },
    at: { ...good, at: 'x' },
  };
  expect(readProgress(stored)).toEqual({ good });
  for (const nothing of [undefined, null, 'x', 5]) expect(readProgress(nothing)).toEqual({});
});
