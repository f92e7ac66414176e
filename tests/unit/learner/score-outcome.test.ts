import { expect, test } from 'vitest';
import { comparisonWith, outcomeOf } from '#features/learner/activity-result/score-outcome.ts';

test.each([
  [5, 5, 'A perfect jump', true],
  [3.67, 5, 'Well jumped', true],
  [3, 5, 'Well jumped', true],
  [2.99, 5, 'Keep going', false],
  [0, 5, 'Keep going', false],
  [0, 0, 'Thank you', false],
])('%d of %d: %s', (totalScore, activityTotalScore, cheer, celebrates) => {
  expect(outcomeOf({ totalScore, activityTotalScore })).toMatchObject({ cheer, celebrates });
});

const attempt = (attemptNumber: number, totalScore: number, activityTotalScore = 5) => ({
  attemptNumber,
  totalScore,
  activityTotalScore,
});

test.each([
  ['better', attempt(2, 3.67), 'Up from 2.33'],
  ['equal', attempt(2, 2.33), 'The same as last time'],
  ['worse', attempt(2, 1), 'Last time: 2.33'],
  ['the first', attempt(1, 1), undefined],
  ['of other questions', attempt(2, 3, 4), undefined],
])('an attempt that is %s', (_what, result, text) => {
  expect(comparisonWith([attempt(3, 5), result, attempt(1, 2.33)], result)?.text).toBe(text);
});
