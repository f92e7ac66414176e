import { describe, expect, test } from 'vitest';
import { readQuestions } from '#features/authoring/editor/import/read-questions.ts';
import { importRows, importNotes } from './import-rows.ts';

const row = (...cells: string[]) => cells.join('\t');
const header = row('Question', 'Option A', 'Option B', 'Option C', 'Correct');
const table = (...rows: string[]) => importRows([header, ...rows].join('\r\n'));
const single = (prompt: string, options: string[], correctAnswer: string) => ({
  type: 'mcqSingleAnswer',
  data: { prompt, options, correctAnswer },
});

describe('parseTable', () => {
  const options = ['Rome', 'Oslo', 'Bonn'];
  test.each([['B'], ['b)'], ['2'], ['Option B'], ['Oslo'], ['oslo']])(
    'accepts %s as the right answer',
    (right) => {
      expect(table(row('Where?', ...options, right))).toEqual([single('Where?', options, 'Oslo')]);
    },
  );

  test('does not treat brackets in a choice question as a blank', () => {
    const question = 'What does grid[[0]] print?';
    expect(table(row(question, '1', '2', '3', 'B'))).toEqual([single(question, ['1', '2', '3'], '2')]);
  });

  test('prefers the text of an option over its number', () => {
    expect(table(row('2 + 1?', '2', '3', '4', '3'))).toEqual([single('2 + 1?', ['2', '3', '4'], '3')]);
  });

  test.each([
    [
      row('Sixes', '12', '20', '18', 'A; C'),
      'mcqMultiAnswer',
      { prompt: 'Sixes', options: ['12', '20', '18'], correctAnswers: ['12', '18'] },
    ],
    [row('So?', '', '', '', 'TRUE'), 'truefalse', { question: 'So?', correctAnswer: true }],
    [row('So?', 'False', 'True', '', 'A'), 'truefalse', { question: 'So?', correctAnswer: false }],
    [
      row('Half of 10 is [[5]].'),
      'fillInTheBlanks',
      { paragraph: 'Half of 10 is [[5]].', correctAnswers: ['5'] },
    ],
    [
      row('___ and ____', '', '', '', 'salt, pepper'),
      'fillInTheBlanks',
      { paragraph: '[[salt]] and [[pepper]]', correctAnswers: ['salt', 'pepper'] },
    ],
    [row('Sides?', '', '', '', '3'), 'textAnswer', { prompt: 'Sides?', correctAnswer: '3' }],
    [
      row('List them.', '', '', '', 'red, blue'),
      'textAnswer',
      { prompt: 'List them.', correctAnswer: 'red, blue' },
    ],
  ])('infers the type of %j', (cells, type, data) => {
    expect(table(cells)).toEqual([{ type, data }]);
  });

  test('reports problems with row numbers that include the header and empty rows, as in a spreadsheet', () => {
    expect(
      table(
        row('So?', 'a', 'b', '', ''),
        '',
        row('So?', 'a', 'b', 'c', 'D'),
        row('', 'a', 'b', '', 'A'),
        row('So?', 'a', '', '', 'A'),
      ),
    ).toEqual([
      'Row 2: No right answer.',
      'Row 4: The right answer “D” is not among the options.',
      'Row 5: The question has no text.',
      'Row 6: A question needs at least two options.',
    ]);
  });

  test('accepts columns in any order and reports unknown ones', () => {
    const source =
      'Feedback;Points;Answer;Type;Hint;Prompt\nLook.;1;Rome;Fill in the blanks;A city;I love ___.\n;1;x;Matching;;So?';
    expect(importRows(source)).toEqual([
      {
        type: 'fillInTheBlanks',
        data: { paragraph: 'I love [[Rome]].', correctAnswers: ['Rome'], hint: 'A city', feedBack: 'Look.' },
      },
      'Row 3: The type “Matching” is not supported. Write true/false, fill in the blanks, single choice, multiple answer or text answer, or leave it empty.',
    ]);
    expect(readQuestions(source, undefined, { questionCount: 0, grade: undefined }).leftOutColumns).toEqual([
      'Points',
    ]);
  });

  test('says how it interprets a row without a header, if the right answer is not an option', () => {
    expect(importRows(row('So?', 'a', 'b', 'Z'))).toEqual([
      'Row 1: The right answer “Z” is not among the options. Without a row of headings, the first cell is the question and the last one the right answer.',
    ]);
  });

  test('reads the last cell as the right answer without a header', () => {
    expect(importRows(`${row('Where?', 'Rome', 'Oslo', 'B')}\n${row('So?', 'True')}`)).toEqual([
      single('Where?', ['Rome', 'Oslo'], 'Oslo'),
      { type: 'truefalse', data: { question: 'So?', correctAnswer: true } },
    ]);
  });

  test('reports two equal options as a note', () => {
    expect(importNotes(row('Where?', 'Rome', 'Rome', 'A'))).toEqual(['Option 2: The same text as option 1.']);
  });

  test('leaves out questions beyond the maximum', () => {
    const rows = Array.from({ length: 4 }, (_, index) => row(`Question ${index}?`, 'True')).join('\n');
    const { rows: read } = readQuestions(rows, 'table', { questionCount: 198, grade: undefined });
    expect(read.map(({ problems }) => problems)).toEqual([
      [],
      [],
      ['An activity has at most 200 questions.'],
      ['An activity has at most 200 questions.'],
    ]);
  });
});
