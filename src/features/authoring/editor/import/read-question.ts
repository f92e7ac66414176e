import { listBlankWords } from '#openapi/rules/blanks.ts';
import { normalizeIgnoringCase, normalizeText, trimText } from '#openapi/rules/text.ts';
import type { QuestionType } from '../draft/activity-draft.ts';

/** A question as a file or a table has it. */
export interface ReadQuestion {
  /** 'Row 4' of a table, 'Line 12' of a text. */
  place: string;
  text: string;
  /** Undefined: inferred from the rest. */
  type?: QuestionType | undefined;
  /** Empty ones keep the place of the others, which letters and numbers count. */
  options?: readonly string[];
  /** The texts, letters or numbers of the right options, or the right answer. */
  right?: readonly string[];
  hint?: string;
  feedBack?: string;
  modelAnswer?: string;
  /** What is lost, a sentence each. */
  notes?: readonly string[];
  /** How it was read: it follows a problem, and nothing without one. */
  readAs?: string;
  /** Why it cannot be added. Nothing else is looked at then. */
  problem?: string | undefined;
}

/** A question in the application's terms, or why it is none. */
export type MadeQuestion =
  | { made: { type: QuestionType; data: object }; problem?: never; notes: readonly string[] }
  | { made?: never; problem: string; notes: readonly [] };

const refused = (problem: string): MadeQuestion => ({ problem, notes: [] });

const noRightAnswer = 'No right answer.';

const hasText = (text: string): boolean => text !== '';

/** An underscored gap, or a blank whose word is missing. */
const gap = /_{3,}|\[\[\s*\]\]/g;

/** Makes the question that a row describes; its type is inferred where the row names none. */
export function makeQuestion(read: ReadQuestion): MadeQuestion {
  if (read.problem !== undefined) return refused(read.problem);
  const text = trimText(read.text);
  if (text === '') return refused('The question has no text.');
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
    return gapCount(text) > 0 && right.length > 0 ? 'fillInTheBlanks' : 'textAnswer';
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

export const gapCount = (text: string): number => text.match(gap)?.length ?? 0;

const withFeedBack = ({ feedBack = '' }: ReadQuestion, data: object): object =>
  trimText(feedBack) === '' ? data : { ...data, feedBack: trimText(feedBack) };

const notesOf = ({ hint = '', notes = [] }: ReadQuestion): readonly string[] =>
  trimText(hint) === '' ? notes : [...notes, 'Its hint is left out: only Fill in the Blanks has one.'];

function trueFalse(
  read: ReadQuestion,
  text: string,
  options: readonly string[],
  right: readonly string[],
): MadeQuestion {
  const [given = ''] = right;
  if (given === '') return refused(noRightAnswer);
  const correctAnswer = truthOf(rightOption(given, options) ?? given);
  if (correctAnswer === undefined) return refused(`The right answer “${given}” is neither True nor False.`);
  const data = withFeedBack(read, { question: text, correctAnswer });
  return { made: { type: 'truefalse', data }, notes: notesOf(read) };
}

function fillIn(read: ReadQuestion, text: string, right: readonly string[]): MadeQuestion {
  const gaps = gapCount(text);
  if (gaps > 0 && gaps !== right.length) {
    const words = gaps === 1 ? 'one blank without a word' : `${gaps} blanks without a word`;
    return refused(
      right.length === 0 ? noRightAnswer : `It has ${words}, and there are ${right.length} right answers.`,
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
  return { made: { type: 'fillInTheBlanks', data }, notes: read.notes ?? [] };
}

function textAnswer(read: ReadQuestion, text: string, right: readonly string[]): MadeQuestion {
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
  return { made: { type: 'textAnswer', data }, notes };
}

function choice(
  read: ReadQuestion,
  type: QuestionType,
  text: string,
  options: readonly string[],
  right: readonly string[],
): MadeQuestion {
  if (right.length === 0) return refused(noRightAnswer);
  const found = right.map((given) => ({ given, option: rightOption(given, options) }));
  const missing = found.find(({ option }) => option === undefined);
  if (missing) return refused(`The right answer “${missing.given}” is not among the options.`);
  const correct = [...new Set(found.flatMap(({ option }) => option ?? []))];
  const isMulti = type === 'mcqMultiAnswer';
  if (!isMulti && correct.length > 1) return refused('Only one answer can be right in this type.');
  const data = withFeedBack(read, {
    prompt: text,
    options: options.filter(hasText),
    ...(isMulti ? { correctAnswers: correct } : { correctAnswer: correct[0] }),
  });
  return { made: { type, data }, notes: notesOf(read) };
}

/**
 * The option that is meant by its text, its letter or its number: `Paris`, `B`, `b)`, `2` or `Option 2`. A text counts
 * first: of the options 3, 4 and 5, the answer 4 is the second.
 */
export function rightOption(given: string, options: readonly string[]): string | undefined {
  const exact = options.find((option) => normalizeText(option) === normalizeText(given));
  const similar = options.find((option) => normalizeIgnoringCase(option) === normalizeIgnoringCase(given));
  if (given === '' || exact || similar) return exact ?? similar;
  const name = /^\(?(?:(?:option|answer|choice)\s*)?([a-z]|\d{1,2})[.)]?$/i.exec(given)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const index = /\d/.test(name) ? Number(name) - 1 : name.charCodeAt(0) - 'a'.charCodeAt(0);
  return options[index] || undefined;
}
