import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionType } from '#mocks/data/models/curriculum.ts';
import { activities } from '#mocks/data/seed/content/activities.ts';
import { dataErrors, textErrors } from '#mocks/rules/activities/authoring.ts';
import { emptyBlankErrors } from '#mocks/rules/activities/blanks.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { getQuestionEditing } from '#questions/editing-registry.ts';
import type { Finding } from '#questions/editing.ts';

const validator = createValidator(contract as unknown as ContractDocument);
const schema = validator.schema('EditedQuestion');

/** Checks the contract's schemas, then the server's rules. */
function isRefused(type: QuestionType, data: object): boolean {
  const question = { type, data: JSON.stringify(data), sortOrder: 0, mediaPath: null };
  return schema.validate(question).length > 0 || Object.keys(dataErrors(type, data)).length > 0;
}

function findingsOf(type: QuestionType, data: object): readonly Finding[] {
  const editing = getQuestionEditing(type);
  return editing?.check(editing.toDraft(data)) ?? [];
}

const hasError = (type: QuestionType, data: object): boolean =>
  findingsOf(type, data).some((finding) => finding.level === 'error');

function dataAfterEditing(type: QuestionType, data: object): object {
  const editing = getQuestionEditing(type);
  return editing?.toData(editing.toDraft(data)) ?? {};
}

const fillIn = (paragraph: string) => ({ paragraph, correctAnswers: [] });
const single = (options: string[]) => ({ prompt: 'Which?', options, correctAnswer: options[0] ?? null });
const multiple = (options: string[], correctAnswers: string[]) => ({
  prompt: 'Which?',
  options,
  correctAnswers,
});
const long = (length: number) => 'é'.repeat(length);
const many = (count: number) => Array.from({ length: count }, (_each, index) => `Option ${index}`);

const quotes = Array.from({ length: 50 }, (_each, index) => '"'.repeat(1000 - index));

const samples: [QuestionType, object][] = [
  ['truefalse', { question: 'A', correctAnswer: true }],
  ['truefalse', { question: '', correctAnswer: false, feedBack: null }],
  ['truefalse', { question: 'A', correctAnswer: null }],
  ['truefalse', { question: long(10_000), correctAnswer: true }],
  ['truefalse', { question: long(10_001), correctAnswer: true }],
  ['truefalse', { question: '🌍'.repeat(10_000), correctAnswer: true }],
  ['truefalse', { question: 'A', correctAnswer: true, feedBack: long(10_001) }],
  ['textAnswer', { prompt: '', correctAnswer: null }],
  ['textAnswer', { prompt: 'Why?', correctAnswer: long(10_001) }],
  ['textAnswer', { prompt: long(10_001), correctAnswer: 'a' }],
  ['mcqSingleAnswer', single(['a', 'b'])],
  ['mcqSingleAnswer', single(['', ''])],
  ['mcqSingleAnswer', single(['a', 'a'])],
  ['mcqSingleAnswer', single(['a'])],
  ['questionSingleAnswer', single([])],
  ['mcqSingleAnswer', single(many(50))],
  ['mcqSingleAnswer', single(many(51))],
  ['questionSingleAnswer', single(['a', long(1000)])],
  ['questionSingleAnswer', single(['a', long(1001)])],
  ['questionSingleAnswer', single(['a', '🌍'.repeat(1000)])],
  ['mcqMultiAnswer', multiple(['a', 'b'], [])],
  ['mcqMultiAnswer', multiple(['a', 'b'], ['a', 'b'])],
  ['mcqMultiAnswer', multiple(['a', ' a '], ['a'])],
  ['mcqMultiAnswer', { ...multiple(['a', 'b'], ['a']), prompt: '\u200B' }],
  ['mcqMultiAnswer', multiple(['a'], ['a'])],
  ['mcqMultiAnswer', multiple(many(51), [])],
  ['mcqMultiAnswer', multiple(quotes, quotes)],
  ['mcqMultiAnswer', { ...multiple(quotes, quotes), feedBack: '"'.repeat(5000) }],
  ['fillInTheBlanks', fillIn('')],
  ['fillInTheBlanks', fillIn('No blank.')],
  ['fillInTheBlanks', fillIn('A [[blank]] and [[ another ]].')],
  ['fillInTheBlanks', fillIn('An empty [[]].')],
  ['fillInTheBlanks', fillIn('A blank of spaces [[  ]].')],
  ['fillInTheBlanks', fillIn('A [[list[0]]] and [[a[b[c]]]].')],
  ['fillInTheBlanks', fillIn('`[[1, 2], [3, 4]]` has [[2]] rows, \\[[ too.')],
  ['fillInTheBlanks', fillIn('`print([[]])` prints [[[]]]')],
  ['fillInTheBlanks', fillIn('Never [[closed')],
  ['fillInTheBlanks', fillIn('[[one]] never [[')],
  ['fillInTheBlanks', fillIn('One ] too many [[a]b]]')],
  ['fillInTheBlanks', fillIn('Stray ]] and [[one]]')],
  ['fillInTheBlanks', fillIn('[[two\nlines]]')],
  ['fillInTheBlanks', fillIn('[[a]]'.repeat(200))],
  ['fillInTheBlanks', fillIn('[[a]]'.repeat(201))],
  ['fillInTheBlanks', fillIn(`[[${long(1000)}]]`)],
  ['fillInTheBlanks', fillIn(`[[${long(1001)}]]`)],
  ['fillInTheBlanks', fillIn(`[[a]]${long(9995)}`)],
  ['fillInTheBlanks', fillIn(`[[a]]${long(9996)}`)],
  ['fillInTheBlanks', { ...fillIn('[[a]]'), hint: long(10_001) }],
];

describe('check of a question editor', () => {
  test.each(samples.map(([type, data]) => [type, JSON.stringify(data).slice(0, 80), data] as const))(
    'reports an error exactly if the server refuses %s %s',
    (type, _text, data) => {
      expect(hasError(type, data)).toBe(isRefused(type, dataAfterEditing(type, data)));
    },
  );

  test('reports nothing for the questions of the demo data', () => {
    for (const { questions } of activities) {
      for (const { type, media: _media, ...data } of questions) {
        expect(findingsOf(type, data)).toEqual([]);
      }
    }
  });

  const brackets = fc.array(
    fc.constantFrom('[', ']', '[[', ']]', '\\[[', '`', '```\n', 'a', ' ', '\n', '🌍'),
    { maxLength: 24 },
  );

  test('reports an error exactly if the server refuses the brackets of a paragraph', () => {
    fc.assert(
      fc.property(brackets, (parts) => {
        const data = fillIn(parts.join(''));
        expect(hasError('fillInTheBlanks', data)).toBe(
          isRefused('fillInTheBlanks', dataAfterEditing('fillInTheBlanks', data)),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('reports an error exactly if the server refuses a learner’s paragraph with empty blanks (D-137)', () => {
    fc.assert(
      fc.property(brackets, (parts) => {
        const paragraph = parts.join('');
        expect(hasError('fillInTheBlanks', { paragraph })).toBe(
          Object.keys({ ...emptyBlankErrors(paragraph), ...textErrors({ paragraph }) }).length > 0,
        );
      }),
      { numRuns: 3000 },
    );
  });
});

test('the samples contain accepted and refused questions', () => {
  const refused = samples.filter(([type, data]) => isRefused(type, dataAfterEditing(type, data)));
  expect(refused.length).toBeGreaterThan(15);
  expect(samples.length - refused.length).toBeGreaterThan(15);
  expect(isRefused('mcqMultiAnswer', { ...multiple(quotes, quotes), feedBack: '"'.repeat(5000) })).toBe(true);
});

describe('findings of a question editor', () => {
  const messages = (type: QuestionType, data: object) =>
    findingsOf(type, data).map(({ level, field, message }) => `${level}, ${field}: ${message}`);

  test('name the option', () => {
    expect(messages('mcqMultiAnswer', multiple(['A  b', '', ' A b', 'C'], []))).toEqual([
      'warning, Option 2: This option is empty.',
      'warning, Option 3: The same text as option 1.',
      'error, Options: No option is marked as correct.',
    ]);
    expect(messages('mcqSingleAnswer', { ...single(['a', long(1012)]), prompt: ' ' })).toEqual([
      'error, Prompt: The question has no text yet.',
      'error, Option 2: This is 12 over the limit of 1\u{A0}000 characters.',
    ]);
  });

  test('warn about a reference to another question', () => {
    expect(
      messages('truefalse', { question: 'The robot of Question 1 beeps.', correctAnswer: true }),
    ).toEqual([
      'warning, Question: “Question 1” is unclear where this question is practised on its own. Repeat what it needs.',
    ]);
    expect(messages('fillInTheBlanks', fillIn('As in the previous question, it is [[4]].'))).toEqual([
      'warning, Paragraph: “previous question” is unclear where this question is practised on its own. Repeat what it needs.',
    ]);
    expect(
      messages('truefalse', { question: 'A quiz has 10 questions. 3 is odd.', correctAnswer: true }),
    ).toEqual([]);
  });

  test('quote the text at a malformed bracket, or number the blank', () => {
    expect(
      messages('fillInTheBlanks', fillIn('A [[cat]] and a [[dog who ran far away.\nThen [[it]] barked.')),
    ).toEqual([
      'error, Paragraph: The blank that begins at “[[dog who ran far aw…” has no end. Close it with ]], and brackets inside it in pairs. For brackets that learners see, write \\[[ instead.',
    ]);
    expect(messages('fillInTheBlanks', fillIn('The [[cat]] and the dog]] ran.'))).toEqual([
      'warning, Paragraph: The ]] in “and the dog]] ran.” closes no blank: learners see it.',
    ]);
    expect(
      messages('fillInTheBlanks', fillIn('`[[1, 2], [3]]` and \\[[1]] end, but [[this]] does not: ]].')),
    ).toEqual(['warning, Paragraph: The ]] in “… does not: ]].” closes no blank: learners see it.']);
    expect(messages('fillInTheBlanks', fillIn('`print([[]])`'))).toEqual([
      'error, Paragraph: Blank 1 is empty: write its answer between the brackets, or \\[[]] if learners see them.',
    ]);
    expect(messages('fillInTheBlanks', fillIn('[[one]] [[two\nthree]] [[ ]]'))).toEqual([
      'error, Paragraph: Blank 3 is empty: write its answer between the brackets.',
      'warning, Paragraph: Blank 2 goes over two lines, and an answer has only one.',
    ]);
  });

  test('include a changed number of blanks in a learner’s question', () => {
    const editing = getQuestionEditing('fillInTheBlanks');
    const draft = editing?.toDraft({ paragraph: 'One [[]].' }) as { data: object };
    const changed = { ...draft, data: { paragraph: 'One [[]] and [[]].' } };
    expect(editing?.check(changed)).toEqual([
      { level: 'error', field: 'Paragraph', message: 'The number of blanks must stay 1, and there are 2.' },
    ]);
  });
});
