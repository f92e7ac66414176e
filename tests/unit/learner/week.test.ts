import { expect, test } from 'vitest';
import { countWeeksInARow } from '#components/learner/weeks.ts';
import { getPractisedDays, getWeekFigures } from '#features/learner/dashboard/progress/week-figures.ts';
import { countDone, getOutlook, getWeek } from '#features/learner/dashboard/progress/week.ts';
import { parsePracticeLog } from '#features/learner/practise/practice-log.ts';

/** A Friday. */
const now = new Date(2026, 10, 27, 9);
const weekOf = (...days: string[]) => getWeek(new Set(days), now);
const statesOf = (...days: string[]) => weekOf(...days).map(({ state }) => state);

test('getWeek starts on Monday, and calls a missed day a rest day', () => {
  expect(statesOf('2026-11-23', '2026-11-24', '2026-11-26', '2026-11-22')).toEqual([
    'done',
    'done',
    'rest',
    'done',
    'today',
    'ahead',
    'ahead',
  ]);
});

test('getOutlook counts the days to the goal of four, and waits for Monday when too few are left', () => {
  const three = weekOf('2026-11-23', '2026-11-24', '2026-11-26');
  expect(countDone(three)).toBe(3);
  expect(getOutlook(three)).toEqual({ kind: 'open', daysToGo: 1 });
  expect(getOutlook(weekOf('2026-11-23'))).toEqual({ kind: 'open', daysToGo: 3 });
  expect(getOutlook(weekOf())).toEqual({ kind: 'nextWeek' });
  const four = weekOf('2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27');
  expect(getOutlook(four)).toEqual({ kind: 'complete' });
});

const days = (...texts: string[]) => texts.map((text) => new Date(`${text}T12:00`));

test.each([
  ['nothing yet', [], { current: 0, best: 0 }],
  ['this week only', ['2026-11-23'], { current: 1, best: 1 }],
  ['up to last week', ['2026-11-09', '2026-11-18'], { current: 2, best: 2 }],
  [
    'an earlier, longer row',
    ['2026-10-05', '2026-10-12', '2026-10-19', '2026-11-26'],
    { current: 1, best: 3 },
  ],
  ['a row that has ended', ['2026-11-02', '2026-11-09'], { current: 0, best: 2 }],
  ['no later date', ['2026-11-18', '2026-11-24', '2026-12-09'], { current: 2, best: 2 }],
])('countWeeksInARow counts %s', (_case, dates, weeks) => {
  expect(countWeeksInARow(days(...dates), now)).toEqual(weeks);
});

type Report = Parameters<typeof getWeekFigures>[0];

const attempt = (activityId: string, date: string, activityTotalScore: number, missed?: string[]) => ({
  activityId,
  activityTotalScore,
  modifiedDate: new Date(`${date}T12:00`).toISOString(),
  ...(missed && { missedQuestionIds: missed }),
});

const figuresOf = (report: object[], log = {}) => getWeekFigures(report as unknown as Report, log, now);

test('getWeekFigures counts the questions of this week and of the week before', () => {
  const log = { '2026-11-25': { revisited: 3, newQuestions: 1, mistakes: 2 } };
  const report = [attempt('a', '2026-11-24', 4, ['x']), attempt('b', '2026-11-20', 2, [])];
  expect(figuresOf(report, log)).toEqual({
    answered: 9,
    firstTries: 4,
    rightAtOnce: 3,
    lastWeek: { answered: 2, firstTries: 2, rightAtOnce: 2 },
  });
});

test('getWeekFigures counts first tries only for the first attempt, and only if the misses are known', () => {
  const again = [attempt('a', '2026-11-24', 4, []), attempt('a', '2026-11-10', 4, ['x'])];
  expect(figuresOf(again)).toMatchObject({ answered: 4, firstTries: 0 });
  expect(figuresOf([attempt('a', '2026-11-24', 4)])).toMatchObject({ answered: 4, firstTries: 0 });
});

test('getPractisedDays has the days of attempts and of practice, and no later days', () => {
  const day = { revisited: 1, newQuestions: 0, mistakes: 0 };
  const report = [attempt('a', '2026-11-24', 4)];
  expect([...getPractisedDays(report, { '2026-11-25': day, '2026-11-28': day }, now)]).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
});

test('parsePracticeLog drops invalid days and days without practice', () => {
  const day = { revisited: 2, newQuestions: 0, mistakes: 0 };
  expect(
    parsePracticeLog({
      '2026-11-25': day,
      '2026-11-26': { ...day, mistakes: -1 },
      '2026-11-27': null,
      '2026-11-28': { ...day, revisited: 0 },
      '2026-99-99': day,
      today: day,
    }),
  ).toEqual({ '2026-11-25': day });
  expect(parsePracticeLog('text')).toEqual({});
});
