import { parse } from 'papaparse';
import { normalizeIgnoringCase, trimText } from '#openapi/rules/text.ts';
import type { QuestionType } from '../draft/activity-draft.ts';
import { gapCount, rightOption, type ReadQuestion } from './read-question.ts';

type Column = 'type' | 'question' | 'right' | 'hint' | 'feedBack' | 'modelAnswer' | { option: number };

const columnNames: Readonly<Record<string, Column>> = {
  type: 'type',
  'question type': 'type',
  template: 'type',
  question: 'question',
  'question text': 'question',
  prompt: 'question',
  paragraph: 'question',
  text: 'question',
  correct: 'right',
  'correct answer': 'right',
  'correct answers': 'right',
  'correct option': 'right',
  right: 'right',
  'right answer': 'right',
  'right answers': 'right',
  answer: 'right',
  answers: 'right',
  key: 'right',
  'answer key': 'right',
  hint: 'hint',
  feedback: 'feedBack',
  explanation: 'feedBack',
  'model answer': 'modelAnswer',
};

/** The types by what authors call them, letters only. 'Multiple choice' says nothing about how many are right. */
const typeNames: Readonly<Record<string, QuestionType | 'choice'>> = {
  truefalse: 'truefalse',
  tf: 'truefalse',
  fillintheblanks: 'fillInTheBlanks',
  fillintheblank: 'fillInTheBlanks',
  fillin: 'fillInTheBlanks',
  blanks: 'fillInTheBlanks',
  mcqsingleanswer: 'mcqSingleAnswer',
  questionsingleanswer: 'mcqSingleAnswer',
  singleanswermcq: 'mcqSingleAnswer',
  singleanswer: 'mcqSingleAnswer',
  singlechoice: 'mcqSingleAnswer',
  mcqmultianswer: 'mcqMultiAnswer',
  multipleanswermcq: 'mcqMultiAnswer',
  multipleanswer: 'mcqMultiAnswer',
  multianswer: 'mcqMultiAnswer',
  checkboxes: 'mcqMultiAnswer',
  mcq: 'choice',
  choice: 'choice',
  multiplechoice: 'choice',
  textanswer: 'textAnswer',
  text: 'textAnswer',
  shortanswer: 'textAnswer',
  essay: 'textAnswer',
};

/** The column that a cell of a header names; undefined for one that no question has. */
function columnOf(name: string): Column | undefined {
  const normal = normalizeIgnoringCase(name).replaceAll(/[_:*]/g, ' ').trim();
  const option = /^(?:option|choice|answer(?: option)?|alternative)\s*([a-z]|\d{1,2})$/.exec(normal)?.[1];
  if (option === undefined) return Object.hasOwn(columnNames, normal) ? columnNames[normal] : undefined;
  return { option: /\d/.test(option) ? Number(option) - 1 : option.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** What each column of a table is, when its first row says so. */
export function headerOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(columnOf);
  const isHeader = columns.includes('question') && (columns.filter(Boolean).length > 1 || cells.length === 1);
  return isHeader ? columns : undefined;
}

/** A table copied from a spreadsheet is separated by tabs; a file has commas or, where those are decimals, semicolons. */
export function cellsOf(source: string): string[][] {
  const options = { delimitersToGuess: [',', ';'], ...(source.includes('\t') ? { delimiter: '\t' } : {}) };
  const { data, errors } = parse(source, options);
  // A quotation mark that is only text: without quoting, one bad cell takes no other row with it.
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  return isMisquoted ? parse(source, { ...options, quoteChar: '\0' }).data : data;
}

/** Reads a table: with a header, columns in any order; without one, the question, its options and the right answer. */
export function parseTable(source: string): { questions: ReadQuestion[]; leftOut: string[] } {
  const rows = cellsOf(source).map((cells) => cells.map(trimText));
  const first = rows.findIndex(isFilled);
  const header = rows[first];
  const columns = header && headerOf(header);
  const questions = rows.flatMap((cells, index) => {
    if (!isFilled(cells) || (columns && index === first)) return [];
    const place = `Row ${index + 1}`;
    return [columns ? fromColumns(place, cells, columns) : fromOrder(place, cells)];
  });
  const leftOut = columns ? header.filter((name, index) => name !== '' && columns[index] === undefined) : [];
  return { questions, leftOut };
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

const supported =
  'Write true/false, fill in the blanks, single choice, multiple answer or text answer, or leave it empty.';

function fromColumns(
  place: string,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): ReadQuestion {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const optionCells = columns.flatMap((column, index) =>
    typeof column === 'object' ? [{ place: column.option, text: cells[index] ?? '' }] : [],
  );
  const last = Math.max(-1, ...optionCells.map((cell) => cell.place));
  const options = Array.from(
    { length: last + 1 },
    (_, index) => optionCells.find((cell) => cell.place === index)?.text ?? '',
  );
  const named = cellOf('type');
  const type = typeNames[named.toLowerCase().replaceAll(/[^a-z]/g, '')];
  return {
    place,
    text: cellOf('question'),
    type: type === 'choice' ? undefined : type,
    problem:
      named !== '' && type === undefined ? `The type “${named}” is not supported. ${supported}` : undefined,
    options,
    right: severalOf(cellOf('right'), options, cellOf('question')),
    hint: cellOf('hint'),
    feedBack: cellOf('feedBack'),
    modelAnswer: cellOf('modelAnswer'),
  };
}

const byOrder =
  'Without a row of headings, the first cell is the question and the last one the right answer.';

function fromOrder(place: string, cells: readonly string[]): ReadQuestion {
  const [text = '', ...rest] = cells;
  const last = rest.findLastIndex((cell) => cell !== '');
  const options = rest.slice(0, Math.max(last, 0));
  return { place, text, options, right: severalOf(rest[last] ?? '', options, text), readAs: byOrder };
}

/** Several right answers in one cell: separated by commas, semicolons or lines, where that gives options or fills blanks. */
function severalOf(cell: string, options: readonly string[], text: string): string[] {
  const parts = cell
    .split(/[,;\n]/u)
    .map(trimText)
    .filter((part) => part !== '');
  const isOne = rightOption(cell, options) !== undefined || parts.length < 2;
  const isList = options.some((option) => option !== '') || gapCount(text) > 1;
  return isOne || !isList ? [cell] : parts;
}
