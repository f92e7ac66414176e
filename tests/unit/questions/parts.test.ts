import { expect, test } from 'vitest';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import type { Question } from '#questions/question.ts';
import { partsOfQuestion, questionTypeName } from '#questions/registry.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { textAnswerSamples } from '#questions/text-answer/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';

/** Formats each part as a line, with a tick at correct options. */
const lines = (question: Pick<Question, 'type' | 'data'>) =>
  partsOfQuestion(question)?.map(
    ({ label, text, isRight }) => `${label}${isRight === true ? ' ✓' : ''}: ${text}`,
  );

test('partsOfQuestion returns question, correct answer and feedback of every type', () => {
  expect(lines(trueFalseSamples.authored)).toEqual([
    'Question: Three quarters of a metre is the same as 75 cm.',
    'Correct answer: True',
    'Feedback: Yes: a quarter of a metre is 25 cm, and three of them make 75 cm.',
  ]);
  expect(lines(singleChoiceSamples.authored)).toEqual([
    'Question: Which fraction is equal to one half?',
    'Option 1 ✓: 2/4',
    'Option 2: 2/3',
    'Option 3: 3/5',
    'Option 4: 1/3',
    'Feedback: Cut both bars in four: two of the four pieces are one half.',
  ]);
  expect(lines(multipleChoiceSamples.authored)?.slice(0, 4)).toEqual([
    'Question: Choose all the multiples of 6.',
    'Option 1 ✓: 12',
    'Option 2: 20',
    'Option 3 ✓: 18',
  ]);
  expect(lines(fillInSamples.authored)?.map((line) => line.split(/[:\n]/)[0])).toEqual([
    'Paragraph',
    'Hint',
    'Feedback',
  ]);
  expect(lines(fillInSamples.authored)?.[0]).toContain('There are [[100]] centimetres in one metre');
  expect(lines(textAnswerSamples.authored)?.[1]).toBe(
    'Model answer: One half is 4/8, and 3/8 is one piece less.',
  );
  expect(lines(textAnswerSamples.authoredMarked)?.[1]).toBe('Correct answer: 95 mm');
});

test('both type names of the single choice have the same parts and name', () => {
  const older = { ...singleChoiceSamples.authored, type: 'questionSingleAnswer' };
  expect(lines(older)).toEqual(lines(singleChoiceSamples.authored));
  expect(questionTypeName('questionSingleAnswer')).toBe('Single-Answer (MCQ)');
  expect(questionTypeName('mcqSingleAnswer')).toBe('Single-Answer (MCQ)');
});

test('partsOfQuestion lists equal options separately, and a correct answer that matches no option', () => {
  const data = { prompt: 'Which?', options: ['a', 'a'], correctAnswer: 'b' };
  expect(lines({ type: 'mcqSingleAnswer', data })).toEqual([
    'Question: Which?',
    'Option 1: a',
    'Option 2: a',
    'Correct answer: b',
  ]);
  const several = { prompt: 'Which?', options: ['a', 'c'], correctAnswers: ['a', 'b', 'd'] };
  expect(lines({ type: 'mcqMultiAnswer', data: several })?.at(-1)).toBe('Correct answers: b, d');
});

test('partsOfQuestion lists the answers of a paragraph if they differ from the brackets', () => {
  const data = { paragraph: 'There are [[100]] in [[one]].', correctAnswers: ['100', '1'] };
  expect(lines({ type: 'fillInTheBlanks', data })).toEqual([
    'Paragraph: There are [[100]] in [[one]].',
    'Correct answers: 100, 1',
  ]);
});

test('partsOfQuestion omits a withheld answer, and lists false as an answer', () => {
  expect(lines(trueFalseSamples.empty)).toHaveLength(1);
  expect(lines({ type: 'truefalse', data: { question: 'So?', correctAnswer: false } })?.[1]).toBe(
    'Correct answer: False',
  );
});

test.each([
  ['an unknown type', 'essay', { prompt: 'Write.' }],
  ['a type that is a property of every object', 'constructor', {}],
  ['data of another type', 'truefalse', { prompt: 'Which?' }],
  ['text that is not JSON', 'textAnswer', 'prompt'],
  ['null', 'textAnswer', null],
])('partsOfQuestion returns undefined for %s', (_, type, data) => {
  expect(partsOfQuestion({ type, data })).toBeUndefined();
});
