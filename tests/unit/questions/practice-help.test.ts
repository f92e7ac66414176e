import { describe, expect, test } from 'vitest';
import { parseQuestion } from '#questions/registry.ts';

describe('help after a wrong first try', () => {
  const helpOf = (type: string, data: object) => parseQuestion({ type, data })?.help();

  test('says what a comma between thousands means', () => {
    const blanks = { paragraph: 'It is [[3400]] m or [[2]] km.', correctAnswers: ['3400', '2'] };
    expect(helpOf('fillInTheBlanks', { ...blanks, answer: ['3,400', '2'] })).toEqual([
      'Blank 2 is right.',
      'Blank 1: the comma makes it a decimal number. Write thousands with a space, such as 12\u00A0000.',
    ]);
    const text = { prompt: 'How many metres?', correctAnswer: '3400' };
    expect(helpOf('textAnswer', { ...text, answer: '3,400' })).toEqual([
      'The comma makes it a decimal number. Write thousands with a space, such as 12\u00A0000.',
    ]);
  });
});

test('a semicolon separates correct answers with a decimal comma', () => {
  const blanks = { paragraph: '[[1,5]] and [[2]]', correctAnswers: ['1,5', '2'] };
  expect(parseQuestion({ type: 'fillInTheBlanks', data: blanks })?.rightAnswer()).toBe(
    'The answer is 1,5; 2.',
  );
});
