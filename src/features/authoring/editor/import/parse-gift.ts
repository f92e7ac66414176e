import {
  parse,
  type GIFTQuestion,
  type NumericalChoice,
  type NumericalFormat,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import type { ParsedQuestion } from './build-question.ts';
import { hasPicture, htmlToText } from './html-to-text.ts';

/** Parses Moodle's GIFT format. Blank lines separate questions, so that an error affects only one. */
export function parseGift(source: string): ParsedQuestion[] {
  return blocksOf(source).map(({ line, text }) => {
    const position = `Line ${line}`;
    try {
      const [question] = parse(withEscapedSigns(text));
      return { position, ...(question ? read(question) : unreadable(text)) };
    } catch {
      return { position, ...unreadable(text) };
    }
  });
}

const ignored = /^\s*(?:\/\/|\$CATEGORY:)/;

function blocksOf(source: string): { line: number; text: string }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of source.split(/\r\n|[\n\r]/u).entries()) {
    if (line.trim() === '') isOpen = false;
    else if (!ignored.test(line)) {
      if (!isOpen) blocks.push({ line: index + 1, lines: [] });
      blocks.at(-1)?.lines.push(line);
      isOpen = true;
    }
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }));
}

/**
 * Escapes signs that Moodle reads as text and the parser rejects: outside the braces, and single colons inside them unless
 * they separate a number from its tolerance.
 */
const withEscapedSigns = (text: string): string =>
  text.replaceAll(/\{(?:\\[^]|[^}\\])*\}|\\[^]|::|[:=~#]/g, (found) => {
    if (found.length === 1) return `\\${found}`;
    if (!found.startsWith('{') || /^\{\s*#/.test(found)) return found;
    return found.replaceAll(/\\[^]|:/g, (sign) => (sign === ':' ? String.raw`\:` : sign));
  });

function unreadable(text: string) {
  const unescaped = text.replaceAll(/\\[^]/g, '');
  const opened = unescaped.split('{').length;
  const closed = unescaped.split('}').length;
  let problem = 'This is not a question in GIFT.';
  if (opened > closed) problem = 'The { has no }. A blank line ends the question.';
  else if (closed > opened) problem = 'The } has no {.';
  else if (opened > 2) problem = 'Only one pair of { } is supported in a question.';
  return { text: unescaped.split('{')[0] ?? '', problem };
}

const notSupported = {
  Matching: 'Matching questions are not supported.',
  Description: 'This text has no answers in { }.',
  range: 'A range of right numbers is not supported: name one number.',
};

type Read = Omit<ParsedQuestion, 'position'>;

function read(question: GIFTQuestion): Read {
  if (question.type === 'Category') return { text: question.title };
  const { stem } = question;
  const common = { text: textOf(stem), notes: hasPicture(stem.text) ? ['Its picture is left out.'] : [] };
  if (question.type === 'Matching' || question.type === 'Description') {
    return { ...common, problem: notSupported[question.type] };
  }
  const general = question.globalFeedback ? textOf(question.globalFeedback) : '';
  switch (question.type) {
    case 'TF': {
      // GIFT has the feedback for a wrong answer first.
      const feedBack = [general, textOf(question.falseFeedback), textOf(question.trueFeedback)].find(Boolean);
      const right = [question.isTrue ? 'True' : 'False'];
      return { ...common, type: 'truefalse', right, feedBack: feedBack ?? '' };
    }
    case 'Essay':
      return { ...common, type: 'textAnswer', feedBack: general };
    case 'Numerical':
      return { ...common, ...numerical(question.choices), feedBack: general };
    case 'Short':
      return shortAnswer(common, question.choices, question.hasEmbeddedAnswers, general);
    case 'MC':
      return choice(common, question.choices, general);
  }
}

interface Common {
  text: string;
  notes: readonly string[];
}

const textOf = (given: TextFormat | null): string => {
  if (given === null) return '';
  return given.format === 'html' ? htmlToText(given.text) : given.text;
};

const isFull = ({ isCorrect, weight }: Pick<TextChoice, 'isCorrect' | 'weight'>): boolean =>
  (isCorrect && (weight === null || weight === 100)) || weight === 100;

function shortAnswer(
  common: Common,
  choices: readonly TextChoice[],
  isEmbedded: boolean,
  general: string,
): Read {
  const full = choices.filter(isFull);
  const [first] = full.length > 0 ? full : choices;
  const word = first ? textOf(first.text) : '';
  const others = choices.length - 1;
  const notes = others > 0 ? [...common.notes, `Only “${word}” is taken as the right answer.`] : common.notes;
  const feedBack = general || textOf(first?.feedback ?? null);
  if (!isEmbedded) return { ...common, right: [word], feedBack, notes };
  // The parser adds a space before the punctuation that follows a blank.
  const text = common.text.replace(/_____(?: (?=[.,;:!?)]))?/u, () => `[[${word}]]`);
  return { ...common, type: 'fillInTheBlanks', text, right: [word], feedBack, notes };
}

function choice(common: Common, choices: readonly TextChoice[], general: string): Read {
  const full = choices.filter(isFull);
  // Several right answers share the points.
  const right = full.length > 0 ? full : choices.filter(({ weight }) => (weight ?? 0) > 0);
  const isPartial = full.length > 0 && choices.some((one) => !isFull(one) && (one.weight ?? 0) > 0);
  const withFeedback = choices.filter(({ feedback }) => textOf(feedback) !== '');
  const [first] = right;
  const feedBack = general || (right.length === 1 ? textOf(first?.feedback ?? null) : '');
  const lost = withFeedback.filter(({ feedback }) => textOf(feedback) !== feedBack);
  return {
    ...common,
    type: right.length > 1 ? 'mcqMultiAnswer' : 'mcqSingleAnswer',
    options: choices.map(({ text }) => textOf(text)),
    right: right.map(({ text }) => textOf(text)),
    feedBack,
    notes: [
      ...common.notes,
      ...(isPartial ? ['Answers for a part of the points count as wrong.'] : []),
      ...(lost.length > 0 ? ['The feedback of single options is left out.'] : []),
    ],
  };
}

function numerical(choices: readonly NumericalChoice[] | NumericalFormat): Omit<Read, 'text'> {
  const several = 'type' in choices ? [{ isCorrect: true, weight: null, text: choices }] : choices;
  const right = several.find(isFull) ?? several[0];
  if (!right) return {};
  const { type, number, range } = right.text;
  if (type === 'high-low' || number === undefined) return { problem: notSupported.range };
  const notes = [
    ...(range ? [`Only ${number} is right: its tolerance of ${range} is left out.`] : []),
    ...(several.length > 1 ? [`Only “${number}” is taken as the right answer.`] : []),
  ];
  return { type: 'textAnswer', right: [String(number)], notes };
}
