import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import { document } from './contract.ts';

/*
 * Whoever checks responses with a validator as it comes, which does not look into JSON strings, still notices when a learner
 * receives an answer key, and when staff do not.
 */
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });
const isValid = (schema: string, value: unknown): boolean =>
  ajv.validate({ $ref: `contract#/components/schemas/${schema}` }, value);

const place = { id: 'que-1', sortOrder: 0, mediaPath: null };
const questionOf = (type: string, data: object) => ({ ...place, type, data: JSON.stringify(data) });

const kinds: [type: string, content: object, key: object][] = [
  ['truefalse', { question: 'Is the sky blue?', answer: null }, { correctAnswer: true }],
  ['fillInTheBlanks', { paragraph: 'The sky is [[]].' }, { correctAnswers: ['blue'] }],
  ['mcqSingleAnswer', { prompt: 'Which?', options: ['a', 'b'] }, { correctAnswer: 'a' }],
  ['questionSingleAnswer', { prompt: 'Which?', options: ['a', 'b'] }, { correctAnswer: 'a' }],
  ['mcqMultiAnswer', { prompt: 'Which?', options: ['a', 'b'] }, { correctAnswers: ['a'] }],
  ['textAnswer', { prompt: 'Why?', answer: null }, { correctAnswer: null }],
];

describe.each(kinds)('a question of type %s', (type, content, key) => {
  test('is a learner’s without its key, and an author’s with it', () => {
    expect(isValid('LearnerQuestion', questionOf(type, content))).toBe(true);
    expect(isValid('AuthorQuestion', questionOf(type, content))).toBe(false);
    expect(isValid('LearnerQuestion', questionOf(type, { ...content, ...key }))).toBe(false);
    expect(isValid('AuthorQuestion', questionOf(type, { ...content, ...key }))).toBe(true);
    expect(isValid('ReviewQuestion', questionOf(type, { ...content, ...key, score: 1 }))).toBe(true);
  });

  test.each([{ feedBack: 'Look up.' }, { feedBack: null }, { score: 1 }])(
    'is no learner’s with %j',
    (part) => {
      expect(isValid('LearnerQuestion', questionOf(type, { ...content, ...part }))).toBe(false);
    },
  );

  test('is refused however its JSON string is laid out', () => {
    const data = JSON.stringify({ ...content, ...key }, null, 2).replaceAll('":', '"\n :');
    expect(isValid('LearnerQuestion', { ...place, type, data })).toBe(false);
  });
});

test.each([
  'The property is called "correctAnswer": true.',
  '{"correctAnswers": ["a"], "score": 1}',
  '\\"score\\":',
  'correctAnswer',
  'feedBack',
  '[[an open bracket',
  '"paragraph": "[[word]]"',
])('words of a learner’s question that look like a key are fine: %s', (words) => {
  const question = questionOf('mcqSingleAnswer', {
    prompt: words,
    options: [words, 'correctAnswer', 'score'],
    answer: words,
    hint: words,
  });
  expect(isValid('LearnerQuestion', question)).toBe(true);
});

test.each([
  'The [[sky]] is blue.',
  'One [[]], two [[ ]].',
  '"[[]]" and `[[x]]`',
  'line\n[[x]]',
  '[[list["a"]]]',
  '`\\d [[x]]`',
])('a blank with a word in it is refused: %s', (paragraph) => {
  expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', { paragraph }))).toBe(false);
});

test.each(examples.blanks)('of “$paragraph” a learner receives “$learner”', ({ learner, words }) => {
  expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', { paragraph: learner }))).toBe(true);
  for (const word of words?.filter(Boolean) ?? []) {
    const paragraph = learner.replace('[[]]', () => `[[${word}]]`);
    const isDeep = word.split('[').length > 4;
    expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', { paragraph }))).toBe(isDeep);
  }
});

test('what is filled in and hinted at may have brackets', () => {
  const data = { paragraph: 'Type [[]] and "[[]]".', answer: ['[[0]]', 'x'], hint: 'Like [[this]].' };
  expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', data))).toBe(true);
});

test('an activity has all of its keys or none', () => {
  const [[type, content, key]] = kinds as [(typeof kinds)[number]];
  const activity = (questions: object[]) => ({
    id: 'act-1',
    title: 'Sky',
    topicId: 'top-1',
    description: null,
    totalScore: 1,
    lastModifiedUserId: null,
    mediaPath: null,
    questions,
    results: [],
  });
  const bare = questionOf(type, content);
  const whole = questionOf(type, { ...content, ...key });
  expect(isValid('Activity', activity([]))).toBe(true);
  expect(isValid('Activity', activity([bare, bare]))).toBe(true);
  expect(isValid('Activity', activity([whole, whole]))).toBe(true);
  expect(isValid('Activity', activity([bare, whole]))).toBe(false);
});
