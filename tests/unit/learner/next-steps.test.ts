import { expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import { findNextActivity } from '#features/learner/activity-result/next-steps.tsx';

const activity = (id: string, { attempts = 0, questions = 1 } = {}) =>
  ({
    id,
    questions: Array.from({ length: questions }),
    results: Array.from({ length: attempts }),
  }) as unknown as Activity;

const done = { attempts: 1 };

test.each([
  [
    'returns the next activity without an attempt',
    [activity('a'), activity('b', done), activity('c'), activity('d')],
    'c',
  ],
  [
    'continues with the first activity after the last',
    [activity('a'), activity('b', done), activity('c', done)],
    'a',
  ],
  ['skips an activity without questions', [activity('a', { questions: 0 }), activity('b', done)], undefined],
  ['returns undefined when all are done', [activity('a', done), activity('b', done)], undefined],
  ['never returns the same activity', [activity('b')], undefined],
  [
    'returns the first activity without an attempt when the current one is no longer in the topic',
    [activity('a', done), activity('c')],
    'c',
  ],
])('findNextActivity %s', (_case, activities, expected) => {
  expect(findNextActivity(activities, 'b')?.id).toBe(expected);
});
