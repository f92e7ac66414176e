import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importRows } from './import-rows.ts';

const aiken = (source: string) => importRows(source, 'aiken');
const letter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** Generates text that is not an option line, an answer line or a truth value. */
const word = fc.stringMatching(/^[b-z]{3,9}( [b-z]{2,9}){0,3}$/).filter((text) => text !== 'true');
const question = fc
  .record({ prompt: word, options: fc.uniqueArray(word, { minLength: 2, maxLength: 9 }), pick: fc.nat() })
  .filter(({ options }) => !options.includes('false'));

describe('parseAiken', () => {
  test('parses generated questions', () => {
    fc.assert(
      fc.property(
        fc.array(question, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('.', ')'),
        (questions, lineEnd, delimiter) => {
          const source = questions.flatMap(({ prompt, options, pick }) => [
            prompt,
            ...options.map((option, index) => `${letter(index)}${delimiter} ${option}`),
            `ANSWER: ${letter(pick % options.length)}`,
            '',
          ]);
          expect(aiken(source.join(lineEnd))).toEqual(
            questions.map(({ prompt, options, pick }) => ({
              type: 'mcqSingleAnswer',
              data: { prompt, options, correctAnswer: options[pick % options.length] },
            })),
          );
        },
      ),
    );
  });

  test('reads several right answers, and True and False', () => {
    expect(aiken('Sixes\nA. 12\nB. 20\nC. 18\nANSWER: A, C')).toEqual([
      {
        type: 'mcqMultiAnswer',
        data: { prompt: 'Sixes', options: ['12', '20', '18'], correctAnswers: ['12', '18'] },
      },
    ]);
    expect(aiken('So?\nA) True\nB) False\nanswer: B')).toEqual([
      { type: 'truefalse', data: { question: 'So?', correctAnswer: false } },
    ]);
  });

  test.each([
    ['So?\nA. yes\nB. no\n', 'Line 1: No right answer.'],
    ['\nSo?\nA. yes\nB. no\nANSWER: D', 'Line 2: The right answer “D” is not among the options.'],
    ['So?\nA. yes\nC. no\nANSWER: A', 'Line 1: The options do not begin with A, B, C … in this order.'],
    ['So?\nANSWER: A', 'Line 1: There are no options.'],
  ])('reports the problem of %j', (source, problem) => {
    expect(aiken(source)).toEqual([problem]);
  });

  test('continues with the next question after a question without an answer', () => {
    expect(aiken('One?\nA. a\nB. b\n\nTwo?\nA. c\nB. d\nANSWER: A')).toEqual([
      'Line 1: No right answer.',
      { type: 'mcqSingleAnswer', data: { prompt: 'Two?', options: ['c', 'd'], correctAnswer: 'c' } },
    ]);
  });
});
