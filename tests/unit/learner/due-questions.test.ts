import { describe, expect, test } from 'vitest';
import {
  updateRevisited,
  findDueQuestions,
  findQuestionsOfToday,
  neverDue,
  parseProgress,
  type RevisitProgress,
} from '#features/learner/revisit/due-questions.ts';

type Report = Parameters<typeof findDueQuestions>[0];

const at = (day: number, time = '15:00') =>
  new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+02:00`);

const row = (id: string, day: number, missedQuestionIds?: string[], activityId = 'act') =>
  ({ id, activityId, modifiedDate: at(day).toISOString(), missedQuestionIds }) as Report[number];

const due = (report: Report, progress: RevisitProgress, now: Date) =>
  findDueQuestions(report, progress, now).map(({ questionId, attempt }) => `${questionId} of ${attempt.id}`);

test('findQuestionsOfToday keeps the order of the questions after an answer of today', () => {
  const report = [row('new', 5, ['q'], 'act-new'), row('old', 2, ['r'], 'act-old')];
  const answer = { right: 0, at: at(9, '08:00').toISOString() };
  const found = findQuestionsOfToday(report, { r: answer }, at(9));
  expect(found.map(({ questionId }) => questionId)).toEqual(['r', 'q']);
  expect(found.map((question) => question.answer)).toEqual([answer, undefined]);
});

test('findQuestionsOfToday leaves out a question that can no longer be shown', () => {
  expect(findQuestionsOfToday([row('one', 2, ['q'])], { q: neverDue(at(9)) }, at(9))).toEqual([]);
});

describe('findDueQuestions', () => {
  test('returns a missed question from the start of the next day', () => {
    const report = [row('one', 2, ['q'])];
    expect(due(report, {}, at(2, '23:00'))).toEqual([]);
    expect(due(report, {}, at(3, '06:00'))).toEqual(['q of one']);
  });

  test('uses only the last attempt at each activity', () => {
    const report = [row('two', 4, ['r']), row('one', 2, ['q', 'r'])];
    expect(due(report, {}, at(9))).toEqual(['r of two']);
  });

  test('sorts the question of the oldest attempt first', () => {
    const report = [row('new', 5, ['q'], 'act-new'), row('old', 2, ['r'], 'act-old')];
    expect(due(report, {}, at(9))).toEqual(['r of old', 'q of new']);
  });

  test('returns nothing when the server omits the missed questions', () => {
    expect(due([row('one', 2)], {}, at(9))).toEqual([]);
  });
});

describe('updateRevisited and findDueQuestions', () => {
  const missed = row('one', 2, ['q']);
  const report = [missed];
  const daysUntilNext = (right: number) => {
    const progress = { q: { right, at: at(10).toISOString() } };
    return Array.from({ length: 21 }, (_, days) => days).find(
      (days) => due(report, progress, at(10 + days)).length > 0,
    );
  };

  test('schedule a question again after 1, 3, 7 and 14 days, and never after four right answers', () => {
    expect([0, 1, 2, 3, 4].map(daysUntilNext)).toEqual([1, 3, 7, 14, undefined]);
  });

  test('restart the schedule after a wrong answer in a newer attempt', () => {
    const progress = { q: { right: 3, at: at(3).toISOString() } };
    expect(due([row('two', 5, ['q']), ...report], progress, at(6))).toEqual(['q of two']);
    expect(updateRevisited(progress.q, row('two', 5, ['q']), true, at(6))).toMatchObject({ right: 1 });
  });

  test('ignore progress dated in the future', () => {
    const progress = { q: { right: 1, at: '2031-03-03T15:00:00Z' } };
    expect(due(report, progress, at(4))).toEqual(['q of one']);
  });

  test('count one right answer per day, and restart after a wrong one', () => {
    const afterOneRight = updateRevisited(undefined, missed, true, at(3));
    expect(afterOneRight).toMatchObject({ right: 1 });
    expect(updateRevisited(afterOneRight, missed, true, at(3, '20:00'))).toMatchObject({ right: 1 });
    expect(updateRevisited(afterOneRight, missed, true, at(6))).toMatchObject({ right: 2 });
    const wrong = updateRevisited(afterOneRight, missed, false, at(6));
    expect(wrong).toMatchObject({ right: 0 });
    expect(updateRevisited(wrong, missed, true, at(6, '20:00'))).toMatchObject({ right: 1 });
  });
});

test('parseProgress drops invalid entries', () => {
  const good = { right: 2, at: '2026-03-03T15:00:00Z' };
  const stored = {
    good,
    none: null,
    text: 'x',
    right: { ...good, right: '2' },
    less: { ...good, right: -1 },
    at: { ...good, at: 'x' },
  };
  expect(parseProgress(stored)).toEqual({ good });
  for (const invalid of [undefined, null, 'x', 5]) expect(parseProgress(invalid)).toEqual({});
});
