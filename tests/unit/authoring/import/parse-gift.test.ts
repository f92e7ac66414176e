import { describe, expect, test } from 'vitest';
import { importRows, importNotes } from './import-rows.ts';

const gift = (source: string) => importRows(source, 'gift');

describe('parseGift', () => {
  test.each([
    ['Is it so? {T}', 'truefalse', { question: 'Is it so?', correctAnswer: true }],
    ['So? {FALSE#No.#Yes.}', 'truefalse', { question: 'So?', correctAnswer: false, feedBack: 'Yes.' }],
    ['So? {=true}', 'truefalse', { question: 'So?', correctAnswer: true }],
    [
      'Rome lies in {=Italy}.',
      'fillInTheBlanks',
      { paragraph: 'Rome lies in [[Italy]].', correctAnswers: ['Italy'] },
    ],
    ['Where is Rome? {=Italy}', 'textAnswer', { prompt: 'Where is Rome?', correctAnswer: 'Italy' }],
    ['What is pi? {#3.14:0.01}', 'textAnswer', { prompt: 'What is pi?', correctAnswer: '3.14' }],
    ['If x = 5: # x? {#5}', 'textAnswer', { prompt: 'If x = 5: # x?', correctAnswer: '5' }],
    ['Tell. {}', 'textAnswer', { prompt: 'Tell.', correctAnswer: null }],
    [
      '::Title:: Time: 12:30? {\n=yes\n~no: never\n####Look.\n}',
      'mcqSingleAnswer',
      { prompt: 'Time: 12:30?', options: ['yes', 'no: never'], correctAnswer: 'yes', feedBack: 'Look.' },
    ],
    [
      'Half {=right ~%50%partly ~wrong}',
      'mcqSingleAnswer',
      { prompt: 'Half', options: ['right', 'partly', 'wrong'], correctAnswer: 'right' },
    ],
    [
      'Sixes {~%50%12 ~%-100%20 ~%50%18}',
      'mcqMultiAnswer',
      { prompt: 'Sixes', options: ['12', '20', '18'], correctAnswers: ['12', '18'] },
    ],
    [
      '[html]<p>Is <code>a &lt; b</code>?<br>Or <b>not</b></p>{=<p>yes</p> ~<script>no</script>never}',
      'mcqSingleAnswer',
      { prompt: 'Is `a < b`?\nOr not', options: ['yes', 'never'], correctAnswer: 'yes' },
    ],
  ])('reads %j', (source, type, data) => {
    expect(gift(source)).toEqual([{ type, data }]);
  });

  test.each([
    ['M {=a -> b =c -> d}', 'Line 1: Matching questions are not supported.'],
    ['Read this first.', 'Line 1: This text has no answers in { }.'],
    ['n {#3..4}', 'Line 1: A range of right numbers is not supported: name one number.'],
    ['n {=a ~b', 'Line 1: The { has no }. A blank line ends the question.'],
    ['n {=a ~b} and {=c}', 'Line 1: Only one pair of { } is supported in a question.'],
    ['n {~a ~b}', 'Line 1: No right answer.'],
    ['{T}', 'Line 1: The question has no text.'],
  ])('reports the problem of %j', (source, problem) => {
    expect(gift(source)).toEqual([problem]);
  });

  test('ignores comments and categories, and continues after an error', () => {
    const source = '// Unit 1\n\n$CATEGORY: tom/dick\n\nbad {=a\n\n// Next\r\nSo? {T}\n';
    expect(gift(source)).toEqual([
      'Line 5: The { has no }. A blank line ends the question.',
      { type: 'truefalse', data: { question: 'So?', correctAnswer: true } },
    ]);
  });

  test('reports contents that it leaves out', () => {
    expect(importNotes('a {=b =c}', 'gift')).toEqual(['Only “b” is taken as the right answer.']);
    expect(importNotes('a {=b#yes ~c#no ~d}', 'gift')).toEqual([
      'The feedback of single options is left out.',
    ]);
    expect(importNotes('[html]<img src="x">a {T}', 'gift')).toEqual(['Its picture is left out.']);
  });
});
