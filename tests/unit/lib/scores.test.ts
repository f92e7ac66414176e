import { expect, test } from 'vitest';
import { averageOf, percentOf } from '#lib/scores.ts';

test.each([
  [0.57, 2, 28.5],
  [2.3, 4, 57.5],
  [1.8, 3, 60],
  [4.2, 7, 60],
  [0.29, 1, 29],
  [1, 3, 33.333333],
  [0, 5, 0],
])('percentOf: %d of %d is %d percent', (totalScore, activityTotalScore, percent) => {
  expect(percentOf({ totalScore, activityTotalScore })).toBe(percent);
});

test('percentOf returns undefined if nothing can be scored', () => {
  expect(percentOf({ totalScore: 0, activityTotalScore: 0 })).toBeUndefined();
});

test.each([
  [[28.5], 29],
  [[0.1, 0.2, 1.2], 1],
  [[33.333333, 66.666667], 50],
  [[57.4, 57.6, 57.5], 58],
  [[49.5, 49.49], 49],
])('averageOf: the mean of %j is %d', (percents, mean) => {
  expect(averageOf(percents)).toBe(mean);
});
