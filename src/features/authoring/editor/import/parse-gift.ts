import {
  parse,
  type GIFTQuestion,
  type NumericalChoice,
  type NumericalFormat,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import type { ParsedQuestion } from './build-question.ts';
import { hasMedia, htmlToText } from './html-to-text.ts';

/** Parses Moodle's GIFT format. Blank lines separate questions, so that an error affects only one. */
export function parseGift(source: string): ParsedQuestion[] {
  return splitBlocks(source).map(({ line, text }) => {
    const position = `Line ${line}`;
    try {
      const [question] = parse(escapeLiteralCharacters(text));
      return { position, ...(question ? readQuestion(question) : describeSyntaxError(text)) };
    } catch {
      return { position, ...describeSyntaxError(text) };
    }
  });
}

const ignoredLine = /^\s*(?:\/\/|\$CATEGORY:)/;

function splitBlocks(source: string): { line: number; text: string }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of source.split(/\r\n|[\n\r]/u).entries()) {
    if (line.trim() === '') isOpen = false;
    else if (!ignoredLine.test(line)) {
      if (!isOpen) blocks.push({ line: index + 1, lines: [] });
      blocks.at(-1)?.lines.push(line);
      isOpen = true;
    }
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }));
}

/**
 * Escapes characters that Moodle reads as text and the parser rejects: outside the braces, `:`, `=`, `~` and `#`; inside them,
 * single colons unless they separate a number from its tolerance.
 */
const escapeLiteralCharacters = (text: string): string =>
  text.replaceAll(/\{(?:\\[^]|[^}\\])*\}|\\[^]|::|[:=~#]/g, (found) => {
    if (found.length === 1) return `\\${found}`;
    if (!found.startsWith('{') || /^\{\s*#/.test(found)) return found;
    return found.replaceAll(/\\[^]|:/g, (part) => (part === ':' ? String.raw`\:` : part));
  });

function describeSyntaxError(text: string) {
  const unescaped = text.replaceAll(/\\[^]/g, '');
  const openingCount = unescaped.split('{').length;
  const closingCount = unescaped.split('}').length;
  let problem = 'This is not a question in GIFT.';
  if (openingCount > closingCount) problem = 'The { has no }. A blank line ends the question.';
  else if (closingCount > openingCount) problem = 'The } has no {.';
  else if (openingCount > 2) problem = 'Only one pair of { } is supported in a question.';
  return { text: unescaped.split('{')[0] ?? '', problem };
}

const notSupportedMessages = {
  Matching: 'Matching questions are not supported.',
  Description: 'This text has no answers in { }.',
  range: 'A range of right numbers is not supported: name one number.',
};

type ParsedFields = Omit<ParsedQuestion, 'position'>;

function readQuestion(question: GIFTQuestion): ParsedFields {
  if (question.type === 'Category') return { text: question.title };
  const { stem } = question;
  const common = { text: toText(stem), notes: hasMedia(stem.text) ? ['Its picture is left out.'] : [] };
  if (question.type === 'Matching' || question.type === 'Description') {
    return { ...common, problem: notSupportedMessages[question.type] };
  }
  const generalFeedback = question.globalFeedback ? toText(question.globalFeedback) : '';
  switch (question.type) {
    case 'TF': {
      // GIFT lists the feedback for a wrong answer first, and the parser always names the first one `trueFeedback`. Prefer
      // the feedback for the right answer.
      const feedBack = [generalFeedback, toText(question.falseFeedback), toText(question.trueFeedback)].find(
        Boolean,
      );
      const rightAnswers = [question.isTrue ? 'True' : 'False'];
      return { ...common, type: 'truefalse', rightAnswers, feedBack: feedBack ?? '' };
    }
    case 'Essay':
      return { ...common, type: 'textAnswer', feedBack: generalFeedback };
    case 'Numerical':
      return { ...common, ...readNumerical(question.choices), feedBack: generalFeedback };
    case 'Short':
      return readShortAnswer(common, question.choices, question.hasEmbeddedAnswers, generalFeedback);
    case 'MC':
      return readChoice(common, question.choices, generalFeedback);
  }
}

interface CommonFields {
  text: string;
  notes: readonly string[];
}

const toText = (given: TextFormat | null): string => {
  if (given === null) return '';
  return given.format === 'html' ? htmlToText(given.text) : given.text;
};

const isFullyRight = ({ isCorrect, weight }: Pick<TextChoice, 'isCorrect' | 'weight'>): boolean =>
  (isCorrect && (weight === null || weight === 100)) || weight === 100;

function readShortAnswer(
  common: CommonFields,
  choices: readonly TextChoice[],
  isEmbedded: boolean,
  generalFeedback: string,
): ParsedFields {
  const fullyRight = choices.filter(isFullyRight);
  const [first] = fullyRight.length > 0 ? fullyRight : choices;
  const word = first ? toText(first.text) : '';
  const others = choices.length - 1;
  const notes = others > 0 ? [...common.notes, `Only “${word}” is taken as the right answer.`] : common.notes;
  const feedBack = generalFeedback || toText(first?.feedback ?? null);
  if (!isEmbedded) return { ...common, rightAnswers: [word], feedBack, notes };
  // The parser adds a space before the punctuation that follows a blank.
  const text = common.text.replace(/_____(?: (?=[.,;:!?)]))?/u, () => `[[${word}]]`);
  return { ...common, type: 'fillInTheBlanks', text, rightAnswers: [word], feedBack, notes };
}

function readChoice(
  common: CommonFields,
  choices: readonly TextChoice[],
  generalFeedback: string,
): ParsedFields {
  const fullyRight = choices.filter(isFullyRight);
  // Without a fully right answer, several right answers share the points.
  const rightChoices = fullyRight.length > 0 ? fullyRight : choices.filter(({ weight }) => (weight ?? 0) > 0);
  const hasPartialAnswers =
    fullyRight.length > 0 && choices.some((choice) => !isFullyRight(choice) && (choice.weight ?? 0) > 0);
  const withFeedback = choices.filter(({ feedback }) => toText(feedback) !== '');
  const [first] = rightChoices;
  const feedBack = generalFeedback || (rightChoices.length === 1 ? toText(first?.feedback ?? null) : '');
  const droppedFeedback = withFeedback.filter(({ feedback }) => toText(feedback) !== feedBack);
  return {
    ...common,
    type: rightChoices.length > 1 ? 'mcqMultiAnswer' : 'mcqSingleAnswer',
    options: choices.map(({ text }) => toText(text)),
    rightAnswers: rightChoices.map(({ text }) => toText(text)),
    feedBack,
    notes: [
      ...common.notes,
      ...(hasPartialAnswers ? ['Partly right answers count as wrong.'] : []),
      ...(droppedFeedback.length > 0 ? ['The feedback of single options is left out.'] : []),
    ],
  };
}

function readNumerical(choices: readonly NumericalChoice[] | NumericalFormat): Omit<ParsedFields, 'text'> {
  const alternatives = 'type' in choices ? [{ isCorrect: true, weight: null, text: choices }] : choices;
  const rightChoice = alternatives.find(isFullyRight) ?? alternatives[0];
  if (!rightChoice) return {};
  const { type, number, range } = rightChoice.text;
  if (type === 'high-low' || number === undefined) return { problem: notSupportedMessages.range };
  const notes = [
    ...(range ? [`Only ${number} is right: its tolerance of ${range} is left out.`] : []),
    ...(alternatives.length > 1 ? [`Only “${number}” is taken as the right answer.`] : []),
  ];
  return { type: 'textAnswer', rightAnswers: [String(number)], notes };
}
