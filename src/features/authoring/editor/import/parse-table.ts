import { parseCells } from '#lib/spreadsheet/parse-cells.ts';
import { normalizeIgnoringCase, trimText } from '#openapi/rules/text.ts';
import type { QuestionType } from '../draft/activity-draft.ts';
import { countGaps, findOption, type ParsedQuestion } from './build-question.ts';

type Column = 'type' | 'question' | 'rightAnswers' | 'hint' | 'feedBack' | 'modelAnswer' | { option: number };

const columnsByName: Readonly<Record<string, Column>> = {
  type: 'type',
  'question type': 'type',
  template: 'type',
  question: 'question',
  'question text': 'question',
  prompt: 'question',
  paragraph: 'question',
  text: 'question',
  correct: 'rightAnswers',
  'correct answer': 'rightAnswers',
  'correct answers': 'rightAnswers',
  'correct option': 'rightAnswers',
  right: 'rightAnswers',
  'right answer': 'rightAnswers',
  'right answers': 'rightAnswers',
  answer: 'rightAnswers',
  answers: 'rightAnswers',
  key: 'rightAnswers',
  'answer key': 'rightAnswers',
  hint: 'hint',
  feedback: 'feedBack',
  explanation: 'feedBack',
  'model answer': 'modelAnswer',
};

/** Question types by name, in letters only. 'choice' has one or several right options. */
const typesByName: Readonly<Record<string, QuestionType | 'choice'>> = {
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

function toColumn(name: string): Column | undefined {
  const normalized = normalizeIgnoringCase(name).replaceAll(/[_:*]/g, ' ').trim();
  const option = /^(?:option|choice|answer(?: option)?|alternative)\s*([a-z]|\d{1,2})$/.exec(normalized)?.[1];
  if (option === undefined) {
    return Object.hasOwn(columnsByName, normalized) ? columnsByName[normalized] : undefined;
  }
  return { option: /\d/.test(option) ? Number(option) - 1 : option.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** The columns of a table; undefined if the row is not a header. */
export function readHeader(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(toColumn);
  const isHeader = columns.includes('question') && (columns.filter(Boolean).length > 1 || cells.length === 1);
  return isHeader ? columns : undefined;
}

/** Parses a table. With a header, columns have any order; otherwise: question, options, right answer. */
export function parseTable(source: string): { questions: ParsedQuestion[]; leftOutColumns: string[] } {
  const rows = parseCells(source).map((cells) => cells.map(trimText));
  const firstIndex = rows.findIndex(isFilled);
  const header = rows[firstIndex];
  const columns = header && readHeader(header);
  const questions = rows.flatMap((cells, index) => {
    if (!isFilled(cells) || (columns && index === firstIndex)) return [];
    const position = `Row ${index + 1}`;
    return [columns ? readByHeader(position, cells, columns) : readByOrder(position, cells)];
  });
  const leftOutColumns = columns
    ? header.filter((name, index) => name !== '' && columns[index] === undefined)
    : [];
  return { questions, leftOutColumns };
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

const supportedTypesMessage =
  'Write true/false, fill in the blanks, single choice, multiple answer or text answer, or leave it empty.';

function readByHeader(
  position: string,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): ParsedQuestion {
  const getCell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const optionCells = columns.flatMap((column, index) =>
    typeof column === 'object' ? [{ index: column.option, text: cells[index] ?? '' }] : [],
  );
  const lastOptionIndex = Math.max(-1, ...optionCells.map((cell) => cell.index));
  const options = Array.from(
    { length: lastOptionIndex + 1 },
    (_, index) => optionCells.find((cell) => cell.index === index)?.text ?? '',
  );
  const typeName = getCell('type');
  const type = typesByName[typeName.toLowerCase().replaceAll(/[^a-z]/g, '')];
  return {
    position,
    text: getCell('question'),
    type: type === 'choice' ? undefined : type,
    problem:
      typeName !== '' && type === undefined
        ? `The type “${typeName}” is not supported. ${supportedTypesMessage}`
        : undefined,
    options,
    rightAnswers: splitAnswers(getCell('rightAnswers'), options, getCell('question')),
    hint: getCell('hint'),
    feedBack: getCell('feedBack'),
    modelAnswer: getCell('modelAnswer'),
  };
}

const noHeaderMessage =
  'Without a row of headings, the first cell is the question and the last one the right answer.';

function readByOrder(position: string, cells: readonly string[]): ParsedQuestion {
  const [text = '', ...rest] = cells;
  const lastIndex = rest.findLastIndex((cell) => cell !== '');
  const options = rest.slice(0, Math.max(lastIndex, 0));
  return {
    position,
    text,
    options,
    rightAnswers: splitAnswers(rest[lastIndex] ?? '', options, text),
    readAs: noHeaderMessage,
  };
}

/** Splits a cell with several right answers, unless the whole cell is one option or only one answer is expected. */
function splitAnswers(cell: string, options: readonly string[], text: string): string[] {
  const parts = cell
    .split(/[,;\n]/u)
    .map(trimText)
    .filter((part) => part !== '');
  const isSingle = findOption(cell, options) !== undefined || parts.length < 2;
  const isList = options.some((option) => option !== '') || countGaps(text) > 1;
  return isSingle || !isList ? [cell] : parts;
}
