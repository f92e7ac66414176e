import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionType } from '#mocks/data/models/curriculum.ts';
import { withoutAnswerKey } from '#mocks/rules/activities/withholding.ts';
import {
  differingCount,
  withAnswerKey,
  withStoredAnswerKey,
} from '#mocks/rules/moderation/learner-changes.ts';

type Data = Record<string, unknown>;

const single: Data = { prompt: 'Which?', options: ['a', 'b', 'c'], correctAnswer: 'b', feedBack: 'B it is.' };
const multi: Data = {
  prompt: 'Which?',
  options: ['a', 'b', 'c'],
  correctAnswers: ['a', 'c'],
  feedBack: null,
};
const fillIn: Data = {
  paragraph: '[[one]] and [[two]]',
  hint: 'Count.',
  correctAnswers: ['one', 'two'],
  feedBack: 'Yes.',
};

/** Each row: the title, the type, the sent data, the stored data, the result. */
const restoredCases: [string, QuestionType, Data, Data, Data][] = [
  [
    'restores the correct answer and the explanation of a true-or-false question',
    'truefalse',
    { question: 'New?' },
    { question: 'Old?', correctAnswer: false, feedBack: 'No.' },
    { question: 'New?', correctAnswer: false, feedBack: 'No.' },
  ],
  [
    'adds no explanation when none is stored',
    'truefalse',
    { question: 'New?' },
    { question: 'Old?', correctAnswer: true },
    { question: 'New?', correctAnswer: true },
  ],
  [
    'restores the model answer of a text question without a correct answer',
    'textAnswer',
    { prompt: 'New?' },
    { prompt: 'Old?', correctAnswer: null, modelAnswer: 'So.', feedBack: null },
    { prompt: 'New?', correctAnswer: null, modelAnswer: 'So.', feedBack: null },
  ],
  [
    'keeps the correct option at a new index',
    'mcqSingleAnswer',
    { prompt: 'Which?', options: ['b', 'a', 'c'] },
    single,
    { ...single, options: ['b', 'a', 'c'] },
  ],
  [
    'replaces a renamed correct option with the option at its index',
    'questionSingleAnswer',
    { prompt: 'Which?', options: ['a', 'B!', 'c'] },
    single,
    { ...single, options: ['a', 'B!', 'c'], correctAnswer: 'B!' },
  ],
  [
    'replaces each of several renamed correct options',
    'mcqMultiAnswer',
    { prompt: 'Which?', options: ['A!', 'b', 'c'] },
    multi,
    { ...multi, options: ['A!', 'b', 'c'], correctAnswers: ['A!', 'c'] },
  ],
  [
    'merges two correct options that become equal',
    'mcqMultiAnswer',
    { prompt: 'Which?', options: ['c', 'b', 'x'] },
    multi,
    { ...multi, options: ['c', 'b', 'x'], correctAnswers: ['c'] },
  ],
  [
    'keeps a correct option whose index no longer exists',
    'mcqSingleAnswer',
    { prompt: 'Which?', options: ['x', 'y'] },
    { ...single, correctAnswer: 'c' },
    { ...single, options: ['x', 'y'], correctAnswer: 'c' },
  ],
  [
    'restores the words of the blanks in order',
    'fillInTheBlanks',
    { paragraph: 'First [[]], then [[]].', hint: null },
    fillIn,
    { ...fillIn, paragraph: 'First [[one]], then [[two]].', hint: null },
  ],
  [
    'leaves a blank without a stored word empty',
    'fillInTheBlanks',
    { paragraph: '[[]] [[]] [[]]' },
    fillIn,
    { paragraph: '[[one]] [[two]] [[]]', correctAnswers: ['one', 'two', ''], feedBack: 'Yes.' },
  ],
  [
    'drops the last words for a paragraph with fewer blanks',
    'fillInTheBlanks',
    { paragraph: 'Only [[]].' },
    fillIn,
    { paragraph: 'Only [[one]].', correctAnswers: ['one'], feedBack: 'Yes.' },
  ],
  [
    'ignores an answer key that was sent',
    'fillInTheBlanks',
    { paragraph: '[[my]] [[own]]', correctAnswers: ['my', 'own'], feedBack: 'Mine.', hint: 'Count.' },
    fillIn,
    { ...fillIn, paragraph: '[[one]] [[two]]' },
  ],
];

test.each(restoredCases)('withStoredAnswerKey %s (D-137)', (_what, type, sent, stored, expected) => {
  expect(withStoredAnswerKey(type, sent, stored)).toEqual(expected);
});

test('withStoredAnswerKey restores an unchanged question of a Learner', () => {
  const words = fc.array(fc.stringMatching(/^[a-z$&]{0,4}$/), { maxLength: 4 });
  fc.assert(
    fc.property(words, (texts) => {
      const paragraph = texts.map((text) => `${text} [[${text}]]`).join(' ');
      const stored = { paragraph, correctAnswers: texts, feedBack: 'Yes.' };
      expect(withStoredAnswerKey('fillInTheBlanks', withoutAnswerKey(stored), stored)).toEqual(stored);
    }),
  );
  expect(withStoredAnswerKey('mcqMultiAnswer', withoutAnswerKey(multi), multi)).toEqual(multi);
  expect(withStoredAnswerKey('mcqSingleAnswer', withoutAnswerKey(single), single)).toEqual(single);
});

describe('differingCount', () => {
  const cases: [QuestionType, Data, Data, ReturnType<typeof differingCount>][] = [
    ['fillInTheBlanks', { paragraph: '[[]] [[]]' }, fillIn, undefined],
    ['fillInTheBlanks', { paragraph: '[[]]' }, fillIn, 'blanks'],
    ['fillInTheBlanks', { paragraph: 'none' }, fillIn, 'blanks'],
    ['mcqSingleAnswer', { options: ['x', 'y', 'z'] }, single, undefined],
    ['mcqSingleAnswer', { options: ['x', 'y'] }, single, 'options'],
    ['mcqMultiAnswer', { options: ['w', 'x', 'y', 'z'] }, multi, 'options'],
    ['truefalse', { question: 'New?' }, { question: 'Old?', correctAnswer: true }, undefined],
    ['textAnswer', { prompt: 'New?' }, { prompt: 'Old?', correctAnswer: null }, undefined],
  ];
  test.each(cases)('compares blanks or options of %s %j', (type, data, stored, expected) => {
    expect(differingCount(type, data, stored)).toBe(expected);
  });
});

describe('withAnswerKey', () => {
  const texts = {
    snapshotJson: JSON.stringify({
      Id: 'q',
      Type: 'mcqSingleAnswer',
      Data: JSON.stringify(withoutAnswerKey(single)),
    }),
    patchJson: JSON.stringify([
      {
        op: 'replace',
        path: '/data',
        value: JSON.stringify({ prompt: 'Which?', options: ['a', 'B!', 'c'] }),
      },
      { op: 'replace', path: '/SortOrder', value: 0 },
    ]),
  };
  const question = { type: 'mcqSingleAnswer' as const, data: JSON.stringify(single) };

  test('adds the answer key to snapshot and patch of a Learner’s change', () => {
    const { snapshotJson, patchJson } = withAnswerKey({ ...texts, submittedByRole: 'Learner' }, question);
    const { Data: before } = JSON.parse(snapshotJson) as { Data: string };
    const [data, place] = JSON.parse(patchJson) as { value: unknown }[];
    expect(JSON.parse(before)).toEqual(single);
    expect(JSON.parse(data?.value as string)).toMatchObject({ correctAnswer: 'B!', feedBack: 'B it is.' });
    expect(place).toEqual({ op: 'replace', path: '/SortOrder', value: 0 });
  });

  test('returns other changes unchanged', () => {
    expect(withAnswerKey({ ...texts, submittedByRole: 'Tutor' }, question)).toMatchObject(texts);
  });
});
