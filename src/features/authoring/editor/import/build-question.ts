import { listBlankWords } from '#openapi/rules/blanks.ts';
import { normalizeIgnoringCase, normalizeText, trimText } from '#openapi/rules/text.ts';
import type { QuestionType } from '../draft/activity-draft.ts';

export interface ParsedQuestion {
  /** 'Row 4' of a table, 'Line 12' of a text. */
  position: string;
  text: string;
  /** Inferred from the other properties if undefined. */
  type?: QuestionType | undefined;
  /** Includes empty options, so that letters and numbers match. */
  options?: readonly string[];
  /** The texts, letters or numbers of the right options, or the right answer. */
  right?: readonly string[];
  hint?: string;
  feedBack?: string;
  modelAnswer?: string;
  /** What the import leaves out, one sentence each. */
  notes?: readonly string[];
  /** How the row was read; shown after a problem. */
  readAs?: string;
  /** Why the parser rejected it. */
  problem?: string | undefined;
}

export type BuiltQuestion =
  | { built: { type: QuestionType; data: object }; problem?: never; notes: readonly string[] }
  | { built?: never; problem: string; notes: readonly [] };

const rejected = (problem: string): BuiltQuestion => ({ problem, notes: [] });

const noRightAnswer = 'No right answer.';

const hasText = (text: string): boolean => text !== '';

/** An underscored gap, or a blank without its word. */
const gap = /_{3,}|\[\[\s*\]\]/g;

export function buildQuestion(read: ParsedQuestion): BuiltQuestion {
  if (read.problem !== undefined) return rejected(read.problem);
  const text = trimText(read.text);
  if (text === '') return rejected('The question has no text.');
  const options = (read.options ?? []).map(trimText);
  const right = (read.right ?? []).map(trimText).filter(hasText);
  const type = read.type ?? inferredType(text, options, right);
  switch (type) {
    case 'truefalse':
      return trueFalse(read, text, options, right);
    case 'fillInTheBlanks':
      return fillIn(read, text, right);
    case 'textAnswer':
      return textAnswer(read, text, right);
    default:
      return choice(read, type, text, options, right);
  }
}

function inferredType(text: string, options: readonly string[], right: readonly string[]): QuestionType {
  const filled = options.filter(hasText);
  const [only = ''] = right;
  if (filled.length === 0) {
    if (listBlankWords(text).length > 0) return 'fillInTheBlanks';
    if (right.length === 1 && truthOf(only) !== undefined && only.length > 1) return 'truefalse';
    return countGaps(text) > 0 && right.length > 0 ? 'fillInTheBlanks' : 'textAnswer';
  }
  const truths = new Set(filled.map((option) => (option.length > 1 ? truthOf(option) : undefined)));
  if (filled.length === 2 && truths.has(true) && truths.has(false)) return 'truefalse';
  return right.length > 1 ? 'mcqMultiAnswer' : 'mcqSingleAnswer';
}

function truthOf(text: string): boolean | undefined {
  const word = normalizeIgnoringCase(text);
  if (word === 'true' || word === 't') return true;
  return word === 'false' || word === 'f' ? false : undefined;
}

export const countGaps = (text: string): number => text.match(gap)?.length ?? 0;

const withFeedBack = ({ feedBack = '' }: ParsedQuestion, data: object): object =>
  trimText(feedBack) === '' ? data : { ...data, feedBack: trimText(feedBack) };

const notesOf = ({ hint = '', notes = [] }: ParsedQuestion): readonly string[] =>
  trimText(hint) === '' ? notes : [...notes, 'Its hint is left out: only Fill in the Blanks has one.'];

function trueFalse(
  read: ParsedQuestion,
  text: string,
  options: readonly string[],
  right: readonly string[],
): BuiltQuestion {
  const [given = ''] = right;
  if (given === '') return rejected(noRightAnswer);
  const correctAnswer = truthOf(findRightOption(given, options) ?? given);
  if (correctAnswer === undefined) return rejected(`The right answer “${given}” is neither True nor False.`);
  const data = withFeedBack(read, { question: text, correctAnswer });
  return { built: { type: 'truefalse', data }, notes: notesOf(read) };
}

function fillIn(read: ParsedQuestion, text: string, right: readonly string[]): BuiltQuestion {
  const gaps = countGaps(text);
  if (gaps > 0 && gaps !== right.length) {
    const blanks = gaps === 1 ? 'one blank without a word' : `${gaps} blanks without a word`;
    return rejected(
      right.length === 0 ? noRightAnswer : `It has ${blanks}, and there are ${right.length} right answers.`,
    );
  }
  const rest = [...right];
  const paragraph = text.replaceAll(gap, () => `[[${rest.shift() ?? ''}]]`);
  const hint = trimText(read.hint ?? '');
  const data = withFeedBack(read, {
    paragraph,
    correctAnswers: listBlankWords(paragraph),
    ...(hint === '' ? {} : { hint }),
  });
  return { built: { type: 'fillInTheBlanks', data }, notes: read.notes ?? [] };
}

function textAnswer(read: ParsedQuestion, text: string, right: readonly string[]): BuiltQuestion {
  const modelAnswer = trimText(read.modelAnswer ?? '');
  const [correctAnswer = null] = right;
  const notes = [
    ...notesOf(read),
    ...(right.length > 1 ? [`Only “${correctAnswer}” is taken as the right answer.`] : []),
    ...(correctAnswer === null ? ['No right answer, so it is not marked.'] : []),
  ];
  const data = withFeedBack(read, {
    prompt: text,
    correctAnswer,
    ...(modelAnswer === '' ? {} : { modelAnswer }),
  });
  return { built: { type: 'textAnswer', data }, notes };
}

function choice(
  read: ParsedQuestion,
  type: QuestionType,
  text: string,
  options: readonly string[],
  right: readonly string[],
): BuiltQuestion {
  if (right.length === 0) return rejected(noRightAnswer);
  const found = right.map((given) => ({ given, option: findRightOption(given, options) }));
  const missing = found.find(({ option }) => option === undefined);
  if (missing) return rejected(`The right answer “${missing.given}” is not among the options.`);
  const correct = [...new Set(found.flatMap(({ option }) => option ?? []))];
  const isMulti = type === 'mcqMultiAnswer';
  if (!isMulti && correct.length > 1) return rejected('Only one answer can be right in this type.');
  const data = withFeedBack(read, {
    prompt: text,
    options: options.filter(hasText),
    ...(isMulti ? { correctAnswers: correct } : { correctAnswer: correct[0] }),
  });
  return { built: { type, data }, notes: notesOf(read) };
}

/**
 * Finds an option by its text, letter or number: `Paris`, `B`, `b)`, `2` or `Option 2`. The text has precedence: of the
 * options 3, 4 and 5, the answer 4 is the second.
 */
export function findRightOption(given: string, options: readonly string[]): string | undefined {
  const exact = options.find((option) => normalizeText(option) === normalizeText(given));
  const similar = options.find((option) => normalizeIgnoringCase(option) === normalizeIgnoringCase(given));
  if (given === '' || exact || similar) return exact ?? similar;
  const name = /^\(?(?:(?:option|answer|choice)\s*)?([a-z]|\d{1,2})[.)]?$/i.exec(given)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const index = /\d/.test(name) ? Number(name) - 1 : name.charCodeAt(0) - 'a'.charCodeAt(0);
  return options[index] || undefined;
}
