import { expect, test } from 'vitest';
import { compareWithPrevious, getOutcome } from '#features/learner/activity-result/score-outcome.ts';

test.each([
  [5, 5, 'A perfect jump', true],
  [3.67, 5, 'Well jumped', true],
  [3, 5, 'Well jumped', true],
  [2.99, 5, 'Keep going', false],
  [0, 5, 'Keep going', false],
  [0, 0, 'Thank you', false],
])('getOutcome for %d of %d is %s', (totalScore, activityTotalScore, cheer, celebrates) => {
  expect(getOutcome({ totalScore, activityTotalScore })).toMatchObject({ cheer, celebrates });
});

const attempt = (attemptNumber: number, totalScore: number, activityTotalScore = 5) => ({
  attemptNumber,
  totalScore,
  activityTotalScore,
});

test.each([
  ['better', attempt(2, 3.67), 'More points than last time'],
  ['equal', attempt(2, 2.33), 'The same as last time'],
  ['worse', attempt(2, 1), 'Fewer points than last time'],
  ['the first', attempt(1, 1), undefined],
  ['with another possible score', attempt(2, 3, 4), undefined],
])('compareWithPrevious for an attempt: %s', (_case, result, text) => {
  expect(compareWithPrevious([attempt(3, 5), result, attempt(1, 2.33)], result)?.text).toBe(text);
});
