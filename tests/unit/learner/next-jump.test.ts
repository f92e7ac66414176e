import { expect, test } from 'vitest';
import { chooseNewActivity, chooseNextJump } from '#features/learner/today/next-jump.ts';

type Input = Parameters<typeof chooseNextJump>[0];
type Activity = Input['activities'][number];

const answered = { type: 'truefalse', data: { question: 'Is it?', answer: true } };
const unanswered = { type: 'truefalse', data: { question: 'Is it?' } };

interface ActivityOptions {
  scores?: number[];
  questions?: object[];
}

const activity = (
  id: string,
  topicId: string,
  { scores = [], questions = [unanswered, unanswered] }: ActivityOptions = {},
) =>
  ({
    id,
    title: id,
    topicId,
    questions,
    results: scores.map((totalScore) => ({ totalScore, activityTotalScore: 2 })),
  }) as unknown as Activity;

const topics = ['counting', 'shapes'].map((id) => ({ id, title: id }));

const choose = (activities: Activity[], input: Partial<Input> = {}) =>
  chooseNextJump({
    subjectsWithTopics: [{ subject: { id: 'maths' }, topics }] as unknown as Input['subjectsWithTopics'],
    activities,
    lastTopicId: undefined,
    answers: new Map(),
    ...input,
  });

const draft = { questions: [answered, unanswered] };
const done = { scores: [2] };

test('chooseNextJump chooses a draft first, with its progress', () => {
  const activities = [activity('a', 'counting'), activity('b', 'counting', draft)];
  expect(choose(activities)).toMatchObject({
    activity: { id: 'b' },
    progress: { done: 1, total: 2 },
  });
});

test('chooseNextJump prefers the draft in the topic of the last attempt', () => {
  const activities = [activity('a', 'counting', draft), activity('b', 'shapes', draft)];
  expect(choose(activities, { lastTopicId: 'shapes' })).toMatchObject({ activity: { id: 'b' } });
});

test('chooseNextJump ignores a draft whose submission is queued', () => {
  const activities = [activity('a', 'counting', draft), activity('b', 'counting')];
  const answers: Input['answers'] = new Map([
    ['a', { questions: [], stage: { name: 'waiting', reason: 'offline', isSending: false } }],
  ]);
  expect(choose(activities, { answers })).toMatchObject({ activity: { id: 'b' }, progress: undefined });
});

test('chooseNextJump treats unsaved, incomplete answers on this device as a draft', () => {
  const blanks = {
    id: 'blanks',
    type: 'fillInTheBlanks',
    data: { paragraph: 'One [[1]] and [[2]].', answer: ['1', ''] },
    sortOrder: 0,
    mediaPath: null,
  };
  const answers: Input['answers'] = new Map([
    ['b', { questions: [blanks], stage: { name: 'editing', save: 'unsaved', failures: 0 } }],
  ]);
  const activities = [activity('a', 'counting'), activity('b', 'counting')];
  expect(choose(activities, { answers })).toMatchObject({
    activity: { id: 'b' },
    progress: { done: 0, total: 1 },
  });
});

test.each([
  [
    'the next activity in the topic of the last attempt',
    [activity('b', 'shapes'), activity('a', 'counting')],
    'b',
  ],
  [
    'the first activity in another topic when that topic is done',
    [activity('b', 'shapes', done), activity('a', 'counting')],
    'a',
  ],
  [
    'an activity with less than the full score when all are done',
    [activity('b', 'shapes', done), activity('a', 'counting', { scores: [1] })],
    'a',
  ],
  [
    'an activity with questions',
    [activity('b', 'shapes', { questions: [] }), activity('a', 'counting')],
    'a',
  ],
])('chooseNextJump chooses %s', (_case, activities, id) => {
  expect(choose(activities, { lastTopicId: 'shapes' })).toMatchObject({
    activity: { id },
    progress: undefined,
  });
});

test('chooseNextJump returns undefined when every activity has the full score', () => {
  expect(choose([activity('a', 'counting', done)])).toBeUndefined();
});

const chooseNew = (...activities: Activity[]) =>
  chooseNewActivity({
    subjectsWithTopics: [{ subject: { id: 'maths' }, topics }] as unknown as Input['subjectsWithTopics'],
    activities,
    lastTopicId: 'shapes',
    answers: new Map(),
  });

test('chooseNewActivity chooses a draft, else the next activity without an attempt', () => {
  const [next, other] = [activity('b', 'shapes'), activity('a', 'counting')];
  expect(chooseNew(other, next)).toMatchObject({ activity: { id: 'b' }, available: 2 });
  expect(chooseNew(next, activity('c', 'counting', draft))).toMatchObject({
    activity: { id: 'c' },
    available: 1,
  });
});

test('chooseNewActivity leaves out activities with an attempt, and those whose questions all have an answer', () => {
  const again = activity('a', 'counting', { scores: [1], ...draft });
  expect(chooseNew(again, activity('b', 'shapes', { questions: [answered] }))).toBeUndefined();
});
