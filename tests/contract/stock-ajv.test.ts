import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import { document } from './contract.ts';

/*
 * A standard validator such as Ajv does not look into JSON strings. The contract still lets it detect an answer key in a
 * learner's response, and a missing answer key in a response for staff.
 */
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });
const isValid = (schema: string, value: unknown): boolean =>
  ajv.validate({ $ref: `contract#/components/schemas/${schema}` }, value);

const commonProperties = { id: 'que-1', sortOrder: 0, mediaPath: null };
const questionOf = (type: string, data: object) => ({
  ...commonProperties,
  type,
  data: JSON.stringify(data),
});

const kinds: [type: string, content: object, key: object][] = [
  ['truefalse', { question: 'Is the sky blue?', answer: null }, { correctAnswer: true }],
  ['fillInTheBlanks', { paragraph: 'The sky is [[]].' }, { correctAnswers: ['blue'] }],
  ['mcqSingleAnswer', { prompt: 'Which?', options: ['a', 'b'] }, { correctAnswer: 'a' }],
  ['questionSingleAnswer', { prompt: 'Which?', options: ['a', 'b'] }, { correctAnswer: 'a' }],
  ['mcqMultiAnswer', { prompt: 'Which?', options: ['a', 'b'] }, { correctAnswers: ['a'] }],
  ['textAnswer', { prompt: 'Why?', answer: null }, { correctAnswer: null }],
];

describe.each(kinds)('LearnerQuestion of type %s', (type, content, key) => {
  test('has no answer key, unlike AuthorQuestion and ReviewQuestion', () => {
    expect(isValid('LearnerQuestion', questionOf(type, content))).toBe(true);
    expect(isValid('AuthorQuestion', questionOf(type, content))).toBe(false);
    expect(isValid('LearnerQuestion', questionOf(type, { ...content, ...key }))).toBe(false);
    expect(isValid('AuthorQuestion', questionOf(type, { ...content, ...key }))).toBe(true);
    expect(isValid('ReviewQuestion', questionOf(type, { ...content, ...key, score: 1 }))).toBe(true);
  });

  test.each([{ feedBack: 'Look up.' }, { feedBack: null }, { score: 1 }])('rejects %j', (part) => {
    expect(isValid('LearnerQuestion', questionOf(type, { ...content, ...part }))).toBe(false);
  });

  test('rejects an answer key whatever the whitespace of the JSON string', () => {
    const data = JSON.stringify({ ...content, ...key }, null, 2).replaceAll('":', '"\n :');
    expect(isValid('LearnerQuestion', { ...commonProperties, type, data })).toBe(false);
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
])('LearnerQuestion accepts text that resembles an answer key: %s', (text) => {
  const question = questionOf('mcqSingleAnswer', {
    prompt: text,
    options: [text, 'correctAnswer', 'score'],
    answer: text,
    hint: text,
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
])('LearnerQuestion rejects a filled blank: %s', (paragraph) => {
  expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', { paragraph }))).toBe(false);
});

test.each(examples.blanks)(
  'LearnerQuestion accepts “$learner” for “$paragraph”, and rejects it with a filled blank',
  ({ learner, words }) => {
    expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', { paragraph: learner }))).toBe(true);
    for (const word of words?.filter(Boolean) ?? []) {
      const paragraph = learner.replace('[[]]', () => `[[${word}]]`);
      // The pattern does not detect a word with more than three opening brackets.
      const isUndetected = word.split('[').length > 4;
      expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', { paragraph }))).toBe(isUndetected);
    }
  },
);

test('LearnerQuestion accepts brackets in answers and hints', () => {
  const data = { paragraph: 'Type [[]] and "[[]]".', answer: ['[[0]]', 'x'], hint: 'Like [[this]].' };
  expect(isValid('LearnerQuestion', questionOf('fillInTheBlanks', data))).toBe(true);
});

test('Activity has all answer keys or none', () => {
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
  const withoutKey = questionOf(type, content);
  const withKey = questionOf(type, { ...content, ...key });
  expect(isValid('Activity', activity([]))).toBe(true);
  expect(isValid('Activity', activity([withoutKey, withoutKey]))).toBe(true);
  expect(isValid('Activity', activity([withKey, withKey]))).toBe(true);
  expect(isValid('Activity', activity([withoutKey, withKey]))).toBe(false);
});
