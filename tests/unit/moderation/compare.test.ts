import { expect, test } from 'vitest';
import { compareParts, type ComparedPart } from '#features/moderation/compare/compare-parts.ts';
import { visibleText } from '#features/moderation/compare/visible-text.ts';
import { wordChanges, type Piece } from '#features/moderation/compare/word-changes.ts';
import type { QuestionPart } from '#questions/parts.ts';

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `<${text}>` : text)).join('');

const sides = (before: string, after: string) => {
  const changes = wordChanges(before, after);
  return [marked(changes.before), marked(changes.after)];
};

test('wordChanges marks changed words and the spaces between them as one run', () => {
  expect(sides('Which is the same as one half?', 'Which is equal to one half?')).toEqual([
    'Which is <the same as> one half?',
    'Which is <equal to> one half?',
  ]);
});

test('wordChanges treats numbers, fractions and contractions as single words', () => {
  expect(sides('3/4 is 0.75, don’t you think?', '3/5 is 0.6, didn’t you think?')).toEqual([
    '<3/4> is <0.75>, <don’t> you think?',
    '<3/5> is <0.6>, <didn’t> you think?',
  ]);
});

test('wordChanges does not mark spaces at the ends of a run', () => {
  expect(sides('fractions and measuring', 'fractions, multiples and measuring')).toEqual([
    'fractions and measuring',
    'fractions<, multiples> and measuring',
  ]);
});

test.each([
  ['', 'new', ['', '<new>']],
  ['old', '', ['<old>', '']],
  ['same', 'same', ['same', 'same']],
  ['één', 'een', ['<één>', '<een>']],
  ['数学', '数 学', ['<数学>', '<数 学>']],
  ['[[100]] cm', '[[10]] cm', ['[[<100>]] cm', '[[<10>]] cm']],
])('wordChanges compares %j and %j', (before, after, expected) => {
  expect(sides(before, after)).toEqual(expected);
});

test('wordChanges returns pieces that cover the text, with their index', () => {
  const text = ' Two  spaces, and\na line. ';
  const { before } = wordChanges(text, 'Other words and a line');
  expect(before.map((piece) => piece.text).join('')).toBe(text);
  for (const piece of before) {
    expect(text.slice(piece.start, piece.start + piece.text.length)).toBe(piece.text);
  }
});

test('wordChanges limits the time for entirely different texts', () => {
  const words = (letter: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${letter}${index}`).join(' ');
  const { before } = wordChanges(words('a'), words('b'));
  expect(before).toHaveLength(1);
});

test.each([
  ['What is \u202E5 + 4\u202C?', 'What is [U+202E]5 + 4[U+202C]?'],
  ['a\u200Bb\u0007', 'a[U+200B]b[U+0007]'],
  ['two\n\tlines\u00A0and 👩‍🔬', 'two\n\tlines\u00A0and 👩‍🔬'],
])('visibleText names hidden characters in %j', (text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

const option = (number: number, text: string, isRight = false): QuestionPart => ({
  label: `Option ${number}`,
  text,
  isRight,
});

const lines = (parts: readonly ComparedPart[]) =>
  parts.map(({ label, pieces, isRightChanged }) => `${label}${isRightChanged ? '!' : ''}: ${marked(pieces)}`);

test('compareParts does not mark the options around a removed one', () => {
  const { before, after } = compareParts(
    [option(1, '2/4', true), option(2, '2/3'), option(3, '1/5')],
    [option(1, '2/4', true), option(2, '1/5')],
  );
  expect(lines(before)).toEqual(['Option 1: 2/4', 'Option 2: <2/3>', 'Option 3: 1/5']);
  expect(lines(after)).toEqual(['Option 1: 2/4', 'Option 2: 1/5']);
});

test('compareParts marks both options when the right answer changes', () => {
  const { after } = compareParts(
    [option(1, '2/4', true), option(2, '2/3')],
    [option(1, '2/4'), option(2, '2/3', true)],
  );
  expect(lines(after)).toEqual(['Option 1!: 2/4', 'Option 2!: 2/3']);
});

test('compareParts compares reworded parts of one kind word by word', () => {
  const { before, after } = compareParts(
    [{ label: 'Question', text: 'How many claps?' }, option(1, 'two'), { label: 'Feedback', text: 'Ten.' }],
    [{ label: 'Question', text: 'How many beeps?' }, option(1, 'three'), { label: 'Hint', text: 'Count.' }],
  );
  expect(lines(before)).toEqual(['Question: How many <claps>?', 'Option 1: <two>', 'Feedback: <Ten.>']);
  expect(lines(after)).toEqual(['Question: How many <beeps>?', 'Option 1: <three>', 'Hint: <Count.>']);
});

test('compareParts limits the time for many long texts and still finds small changes', () => {
  const words = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) =>
      String.fromCodePoint(97 + ((index * index * step) % 26)),
    ).join(' ');
  const options = (step: number) => [
    { label: 'Question', text: step === 3 ? 'How many claps?' : 'How many beeps?' },
    ...Array.from({ length: 50 }, (_, index) => option(index + 1, `${index} ${words(499, step)}`)),
    { label: 'Feedback', text: step === 3 ? 'Well done.' : 'Well played.' },
  ];
  const { before } = compareParts(options(3), options(5));
  const pieces = before.map((part) => part.pieces.length);
  expect(pieces.slice(1, -1)).toEqual(Array.from({ length: 50 }, () => 1));
  expect(lines(before)[0]).toBe('Question: How many <claps>?');
  expect(lines(before).at(-1)).toBe('Feedback: Well <done>.');
});
