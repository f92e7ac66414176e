import { expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import { nextInTopic } from '#features/learner/activity-result/ways-on.tsx';

const activity = (id: string, { attempts = 0, questions = 1 } = {}) =>
  ({
    id,
    questions: Array.from({ length: questions }),
    results: Array.from({ length: attempts }),
  }) as unknown as Activity;

const done = { attempts: 1 };

test.each([
  ['the next one', [activity('a'), activity('b', done), activity('c'), activity('d')], 'c'],
  ['the first one, behind the last', [activity('a'), activity('b', done), activity('c', done)], 'a'],
  ['none without questions', [activity('a', { questions: 0 }), activity('b', done)], undefined],
  ['nothing when all are done', [activity('a', done), activity('b', done)], undefined],
  ['not itself', [activity('b')], undefined],
  ['any, when it is no longer in the topic', [activity('a', done), activity('c')], 'c'],
])('after b comes %s', (_what, activities, expected) => {
  expect(nextInTopic(activities, 'b')?.id).toBe(expected);
});
