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
  rightAnswers?: readonly string[];
  hint?: string;
  feedBack?: string;
  modelAnswer?: string;
  /** Sentences about data that the import leaves out. */
  notes?: readonly string[];
  /** A sentence on how the row was read; shown after a problem. */
  readAs?: string;
  /** A sentence on why the parser rejected the question. */
  problem?: string | undefined;
}

export type BuiltQuestion =
  | { built: { type: QuestionType; data: object }; problem?: never; notes: readonly string[] }
  | { built?: never; problem: string; notes: readonly [] };

const reject = (problem: string): BuiltQuestion => ({ problem, notes: [] });

const noRightAnswerMessage = 'No right answer.';

const hasText = (text: string): boolean => text !== '';

/** Matches a gap of underscores, or a blank without its word. */
const gapPattern = /_{3,}|\[\[\s*\]\]/g;

export function buildQuestion(parsed: ParsedQuestion): BuiltQuestion {
  if (parsed.problem !== undefined) return reject(parsed.problem);
  const text = trimText(parsed.text);
  if (text === '') return reject('The question has no text.');
  const options = (parsed.options ?? []).map(trimText);
  const rightAnswers = (parsed.rightAnswers ?? []).map(trimText).filter(hasText);
  const type = parsed.type ?? inferType(text, options, rightAnswers);
  switch (type) {
    case 'truefalse':
      return buildTrueFalse(parsed, text, options, rightAnswers);
    case 'fillInTheBlanks':
      return buildFillInTheBlanks(parsed, text, rightAnswers);
    case 'textAnswer':
      return buildTextAnswer(parsed, text, rightAnswers);
    default:
      return buildChoice(parsed, type, text, options, rightAnswers);
  }
}

function inferType(text: string, options: readonly string[], rightAnswers: readonly string[]): QuestionType {
  const filled = options.filter(hasText);
  const [firstAnswer = ''] = rightAnswers;
  if (filled.length === 0) {
    if (listBlankWords(text).length > 0) return 'fillInTheBlanks';
    if (rightAnswers.length === 1 && parseTrueFalse(firstAnswer) !== undefined && firstAnswer.length > 1) {
      return 'truefalse';
    }
    return countGaps(text) > 0 && rightAnswers.length > 0 ? 'fillInTheBlanks' : 'textAnswer';
  }
  const values = new Set(filled.map((option) => (option.length > 1 ? parseTrueFalse(option) : undefined)));
  if (filled.length === 2 && values.has(true) && values.has(false)) return 'truefalse';
  return rightAnswers.length > 1 ? 'mcqMultiAnswer' : 'mcqSingleAnswer';
}

function parseTrueFalse(text: string): boolean | undefined {
  const word = normalizeIgnoringCase(text);
  if (word === 'true' || word === 't') return true;
  return word === 'false' || word === 'f' ? false : undefined;
}

export const countGaps = (text: string): number => text.match(gapPattern)?.length ?? 0;

const addFeedBack = ({ feedBack = '' }: ParsedQuestion, data: object): object =>
  trimText(feedBack) === '' ? data : { ...data, feedBack: trimText(feedBack) };

const collectNotes = ({ hint = '', notes = [] }: ParsedQuestion): readonly string[] =>
  trimText(hint) === '' ? notes : [...notes, 'Its hint is left out: only Fill in the Blanks has one.'];

function buildTrueFalse(
  parsed: ParsedQuestion,
  text: string,
  options: readonly string[],
  rightAnswers: readonly string[],
): BuiltQuestion {
  const [given = ''] = rightAnswers;
  if (given === '') return reject(noRightAnswerMessage);
  const correctAnswer = parseTrueFalse(findOption(given, options) ?? given);
  if (correctAnswer === undefined) return reject(`The right answer “${given}” is neither True nor False.`);
  const data = addFeedBack(parsed, { question: text, correctAnswer });
  return { built: { type: 'truefalse', data }, notes: collectNotes(parsed) };
}

function buildFillInTheBlanks(
  parsed: ParsedQuestion,
  text: string,
  rightAnswers: readonly string[],
): BuiltQuestion {
  const gapCount = countGaps(text);
  if (gapCount > 0 && gapCount !== rightAnswers.length) {
    const blanks = gapCount === 1 ? 'one blank without a word' : `${gapCount} blanks without a word`;
    return reject(
      rightAnswers.length === 0
        ? noRightAnswerMessage
        : `It has ${blanks}, and there are ${rightAnswers.length} right answers.`,
    );
  }
  const remainingAnswers = [...rightAnswers];
  const paragraph = text.replaceAll(gapPattern, () => `[[${remainingAnswers.shift() ?? ''}]]`);
  const hint = trimText(parsed.hint ?? '');
  const data = addFeedBack(parsed, {
    paragraph,
    correctAnswers: listBlankWords(paragraph),
    ...(hint === '' ? {} : { hint }),
  });
  return { built: { type: 'fillInTheBlanks', data }, notes: parsed.notes ?? [] };
}

function buildTextAnswer(
  parsed: ParsedQuestion,
  text: string,
  rightAnswers: readonly string[],
): BuiltQuestion {
  const modelAnswer = trimText(parsed.modelAnswer ?? '');
  const [correctAnswer = null] = rightAnswers;
  const notes = [
    ...collectNotes(parsed),
    ...(rightAnswers.length > 1 ? [`Only “${correctAnswer}” is taken as the right answer.`] : []),
    ...(correctAnswer === null ? ['No right answer, so it is not marked.'] : []),
  ];
  const data = addFeedBack(parsed, {
    prompt: text,
    correctAnswer,
    ...(modelAnswer === '' ? {} : { modelAnswer }),
  });
  return { built: { type: 'textAnswer', data }, notes };
}

function buildChoice(
  parsed: ParsedQuestion,
  type: QuestionType,
  text: string,
  options: readonly string[],
  rightAnswers: readonly string[],
): BuiltQuestion {
  if (rightAnswers.length === 0) return reject(noRightAnswerMessage);
  const found = rightAnswers.map((given) => ({ given, option: findOption(given, options) }));
  const missing = found.find(({ option }) => option === undefined);
  if (missing) return reject(`The right answer “${missing.given}” is not among the options.`);
  const correct = [...new Set(found.flatMap(({ option }) => option ?? []))];
  const isMulti = type === 'mcqMultiAnswer';
  if (!isMulti && correct.length > 1) return reject('Only one answer can be right in this type.');
  const data = addFeedBack(parsed, {
    prompt: text,
    options: options.filter(hasText),
    ...(isMulti ? { correctAnswers: correct } : { correctAnswer: correct[0] }),
  });
  return { built: { type, data }, notes: collectNotes(parsed) };
}

/**
 * Finds an option by its text, letter or number: `Paris`, `B`, `b)`, `2` or `Option 2`. The text has precedence: with
 * the options 3, 4 and 5, the answer 4 means the option 4, not the fourth option.
 */
export function findOption(given: string, options: readonly string[]): string | undefined {
  const exact = options.find((option) => normalizeText(option) === normalizeText(given));
  const similar = options.find((option) => normalizeIgnoringCase(option) === normalizeIgnoringCase(given));
  if (given === '' || exact || similar) return exact ?? similar;
  const name = /^\(?(?:(?:option|answer|choice)\s*)?([a-z]|\d{1,2})[.)]?$/i.exec(given)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const index = /\d/.test(name) ? Number(name) - 1 : name.charCodeAt(0) - 'a'.charCodeAt(0);
  return options[index] || undefined;
}
