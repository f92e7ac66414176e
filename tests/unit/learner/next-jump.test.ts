import { expect, test } from 'vitest';
import { nextJump } from '#features/learner/dashboard/next-jump/next-jump.ts';

type Known = Parameters<typeof nextJump>[0];
type Activity = Known['activities'][number];

const answered = { type: 'truefalse', data: { question: 'Is it?', answer: true } };
const open = { type: 'truefalse', data: { question: 'Is it?' } };

interface Sketch {
  scores?: number[];
  questions?: object[];
}

const activity = (id: string, topicId: string, { scores = [], questions = [open, open] }: Sketch = {}) =>
  ({
    id,
    title: id,
    topicId,
    questions,
    results: scores.map((totalScore) => ({ totalScore, activityTotalScore: 2 })),
  }) as unknown as Activity;

const topics = ['counting', 'shapes'].map((id) => ({ id, title: id }));

const choose = (activities: Activity[], known: Partial<Known> = {}) =>
  nextJump({
    cards: [{ subject: { id: 'maths' }, topics }] as unknown as Known['cards'],
    activities,
    lastTopicId: undefined,
    dueCount: 0,
    answers: new Map(),
    ...known,
  });

const draft = { questions: [answered, open] };
const done = { scores: [2] };

test('a draft goes before everything else, and says how far it is', () => {
  const activities = [activity('a', 'counting'), activity('b', 'counting', draft)];
  expect(choose(activities, { dueCount: 12 })).toMatchObject({
    kind: 'draft',
    activity: { id: 'b' },
    progress: { done: 1, total: 2 },
  });
});

test('of several drafts, that of the topic last worked on', () => {
  const activities = [activity('a', 'counting', draft), activity('b', 'shapes', draft)];
  expect(choose(activities, { lastTopicId: 'shapes' })).toMatchObject({ activity: { id: 'b' } });
});

test('a draft that is submitted and waits to be sent is no draft any more', () => {
  const activities = [activity('a', 'counting', draft), activity('b', 'counting')];
  const answers: Known['answers'] = new Map([
    ['a', { questions: [], stage: { name: 'waiting', reason: 'offline', isSending: false } }],
  ]);
  expect(choose(activities, { answers })).toMatchObject({ kind: 'activity', activity: { id: 'b' } });
});

test('answers that this device has not saved yet are a draft, also when none of them is complete', () => {
  const blanks = {
    id: 'blanks',
    type: 'fillInTheBlanks',
    data: { paragraph: 'One [[1]] and [[2]].', answer: ['1', ''] },
    sortOrder: 0,
    mediaPath: null,
  };
  const answers: Known['answers'] = new Map([
    ['b', { questions: [blanks], stage: { name: 'editing', save: 'unsaved', failures: 0 } }],
  ]);
  const activities = [activity('a', 'counting'), activity('b', 'counting')];
  expect(choose(activities, { answers })).toMatchObject({
    kind: 'draft',
    activity: { id: 'b' },
    progress: { done: 0, total: 1 },
  });
});

test('mistakes go before something new', () => {
  expect(choose([activity('a', 'counting')], { dueCount: 12 })).toEqual({ kind: 'revisit', count: 12 });
});

test.each([
  ['the next one of the topic last worked on', [activity('b', 'shapes'), activity('a', 'counting')], 'b'],
  [
    'the first one elsewhere when that topic is done',
    [activity('b', 'shapes', done), activity('a', 'counting')],
    'a',
  ],
  [
    'what could still score more when all are done',
    [activity('b', 'shapes', done), activity('a', 'counting', { scores: [1] })],
    'a',
  ],
  ['none without questions', [activity('b', 'shapes', { questions: [] }), activity('a', 'counting')], 'a'],
])('%s', (_what, activities, id) => {
  expect(choose(activities, { lastTopicId: 'shapes' })).toMatchObject({ kind: 'activity', activity: { id } });
});

test('nothing when there is nothing left to gain', () => {
  expect(choose([activity('a', 'counting', done)])).toBeUndefined();
});
