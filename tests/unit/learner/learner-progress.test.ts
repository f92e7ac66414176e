import { describe, expect, test } from 'vitest';
import {
  findBestAttempt,
  isCompleted,
  countTopicProgress,
  countProgress,
} from '#features/learner/progress.ts';

const activity = (topicId: string, attempts = 0) => ({ topicId, results: Array.from({ length: attempts }) });

describe('countProgress, isCompleted, countTopicProgress', () => {
  test('counts an activity with at least one attempt as done (LRN-019)', () => {
    expect(countProgress([activity('a'), activity('a', 1), activity('b', 3)])).toEqual({ done: 2, total: 3 });
  });

  test('does not treat a topic without activities as completed (D-055)', () => {
    expect(isCompleted({ done: 2, total: 2 })).toBe(true);
    expect(isCompleted({ done: 1, total: 2 })).toBe(false);
    expect(isCompleted({ done: 0, total: 0 })).toBe(false);
  });

  test('counts each given topic and their total, without other subjects', () => {
    const topics = [{ id: 'a' }, { id: 'b' }, { id: 'empty' }];
    const progress = countTopicProgress(topics, [activity('a', 1), activity('b'), activity('elsewhere', 1)]);
    expect(progress.ofTopic('a')).toEqual({ done: 1, total: 1 });
    expect(progress.ofTopic('b')).toEqual({ done: 0, total: 1 });
    expect(progress.ofTopic('empty')).toEqual({ done: 0, total: 0 });
    expect(progress.ofAllTopics).toEqual({ done: 1, total: 2 });
  });
});

describe('findBestAttempt', () => {
  test('returns the attempt with the highest share of its possible score', () => {
    const attempts = [
      { totalScore: 4, activityTotalScore: 8 },
      { totalScore: 3, activityTotalScore: 4 },
      { totalScore: 0, activityTotalScore: 0 },
    ];
    expect(findBestAttempt(attempts)).toBe(attempts[1]);
  });

  test('returns the earliest of equal attempts, and undefined without attempts', () => {
    const equals = [
      { totalScore: 2, activityTotalScore: 4 },
      { totalScore: 1, activityTotalScore: 2 },
    ];
    expect(findBestAttempt(equals)).toBe(equals[0]);
    expect(findBestAttempt([])).toBeUndefined();
  });
});
