import { parse } from 'papaparse';
import { normalizeIgnoringCase, trimText } from '#openapi/rules/text.ts';
import type { QuestionType } from '../draft/activity-draft.ts';
import { countGaps, findRightOption, type ParsedQuestion } from './build-question.ts';

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

/** Question types by name, letters only. 'choice' leaves open whether several options are right. */
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

function columnOf(name: string): Column | undefined {
  const normal = normalizeIgnoringCase(name).replaceAll(/[_:*]/g, ' ').trim();
  const option = /^(?:option|choice|answer(?: option)?|alternative)\s*([a-z]|\d{1,2})$/.exec(normal)?.[1];
  if (option === undefined) return Object.hasOwn(columnNames, normal) ? columnNames[normal] : undefined;
  return { option: /\d/.test(option) ? Number(option) - 1 : option.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** The columns of a table; undefined if the row is not a header. */
export function readHeader(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(columnOf);
  const isHeader = columns.includes('question') && (columns.filter(Boolean).length > 1 || cells.length === 1);
  return isHeader ? columns : undefined;
}

/** Splits at tabs, as copied from a spreadsheet, or else at commas or semicolons. */
export function parseCells(source: string): string[][] {
  const options = { delimitersToGuess: [',', ';'], ...(source.includes('\t') ? { delimiter: '\t' } : {}) };
  const { data, errors } = parse(source, options);
  // A stray quotation mark would swallow the rows after it: parse again without quoting.
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  return isMisquoted ? parse(source, { ...options, quoteChar: '\0' }).data : data;
}

/** Parses a table. With a header, columns have any order; otherwise: question, options, right answer. */
export function parseTable(source: string): { questions: ParsedQuestion[]; leftOut: string[] } {
  const rows = parseCells(source).map((cells) => cells.map(trimText));
  const first = rows.findIndex(isFilled);
  const header = rows[first];
  const columns = header && readHeader(header);
  const questions = rows.flatMap((cells, index) => {
    if (!isFilled(cells) || (columns && index === first)) return [];
    const position = `Row ${index + 1}`;
    return [columns ? readByHeader(position, cells, columns) : readByOrder(position, cells)];
  });
  const leftOut = columns ? header.filter((name, index) => name !== '' && columns[index] === undefined) : [];
  return { questions, leftOut };
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

const supported =
  'Write true/false, fill in the blanks, single choice, multiple answer or text answer, or leave it empty.';

function readByHeader(
  position: string,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): ParsedQuestion {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const optionCells = columns.flatMap((column, index) =>
    typeof column === 'object' ? [{ index: column.option, text: cells[index] ?? '' }] : [],
  );
  const last = Math.max(-1, ...optionCells.map((cell) => cell.index));
  const options = Array.from(
    { length: last + 1 },
    (_, index) => optionCells.find((cell) => cell.index === index)?.text ?? '',
  );
  const named = cellOf('type');
  const type = typeNames[named.toLowerCase().replaceAll(/[^a-z]/g, '')];
  return {
    position,
    text: cellOf('question'),
    type: type === 'choice' ? undefined : type,
    problem:
      named !== '' && type === undefined ? `The type “${named}” is not supported. ${supported}` : undefined,
    options,
    right: splitAnswers(cellOf('right'), options, cellOf('question')),
    hint: cellOf('hint'),
    feedBack: cellOf('feedBack'),
    modelAnswer: cellOf('modelAnswer'),
  };
}

const byOrder =
  'Without a row of headings, the first cell is the question and the last one the right answer.';

function readByOrder(position: string, cells: readonly string[]): ParsedQuestion {
  const [text = '', ...rest] = cells;
  const last = rest.findLastIndex((cell) => cell !== '');
  const options = rest.slice(0, Math.max(last, 0));
  return { position, text, options, right: splitAnswers(rest[last] ?? '', options, text), readAs: byOrder };
}

/** Splits a cell with several right answers, unless the whole cell is one option or only one answer is expected. */
function splitAnswers(cell: string, options: readonly string[], text: string): string[] {
  const parts = cell
    .split(/[,;\n]/u)
    .map(trimText)
    .filter((part) => part !== '');
  const isOne = findRightOption(cell, options) !== undefined || parts.length < 2;
  const isList = options.some((option) => option !== '') || countGaps(text) > 1;
  return isOne || !isList ? [cell] : parts;
}
