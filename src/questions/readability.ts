import { parseFormattedText } from '#openapi/rules/formatted-text.ts';
import type { Finding } from './editing.ts';
import { warning } from './editor/findings.ts';

/**
 * Words of nearly every English sentence, except those that Afrikaans also has ("is", "in", "of", "was"): Afrikaans
 * texts are not checked.
 */
const englishWords: ReadonlySet<string> = new Set(
  'a an and are at be by can do does for from has have how if it its not on or that the their them then there they this to what when which who why with you your'.split(
    ' ',
  ),
);

/** Minimum share of these words in an English text; real English has about a third. */
const englishShare = 1 / 8;

/**
 * Maximum sentence length in words: 12 in Grade 1, two more each year, 26 in Grade 8. Adults read up to about 20
 * words easily and get lost beyond 30; children in Grade 1 read 5 to 8. Generous, because authors ignore frequent
 * warnings.
 */
const maxSentenceLength = (grade: number): number => 10 + 2 * grade;

/** Maximum average, from three sentences on. */
const maxAverageLength = (grade: number): number => 8 + 1.5 * grade;
const fewestSentences = 3;

/** A long word has ten letters or more: "multiplication", not "triangle". */
const longWord = 10;
const maxLongShare = (grade: number): number => 0.1 + 0.025 * (grade - 1);

/** Fewer long words are ignored. */
const minLongWords = 3;

const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Code and formulas are not counted; a code block ends a sentence. */
const codePlaceholders = { code: ' ', formula: ' ', block: '\n' };
const sentenceText = (text: string): string =>
  parseFormattedText(text)
    .map(({ kind, text: run }) => (kind === 'text' ? run : codePlaceholders[kind]))
    .join('');

/** The point of '3.5' ends no sentence. The lookbehind avoids quadratic time on thousands of dots. */
const sentencesOf = (text: string): string[][] =>
  sentenceText(text)
    .replaceAll(/\[\[|\]\]/gu, '')
    .split(/(?<![!.?…])[!.?…]+["'”’)]*(?:\s+|$)|\n+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);

const isEnglish = (words: readonly string[]): boolean =>
  words.filter((word) => englishWords.has(word.toLowerCase())).length >= words.length * englishShare;

/** Returns a suggestion if an English text has too long sentences or words for a grade (1 to 8). */
export function readability(text: string, grade: number): string | undefined {
  const sentences = sentencesOf(text);
  const words = sentences.flat();
  if (!isEnglish(words)) return undefined;
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.length));
  if (longest > maxSentenceLength(grade)) {
    return `Long sentences for Grade ${grade}: ${longest} words in one. Try to split it.`;
  }
  const average = words.length / sentences.length;
  if (sentences.length >= fewestSentences && average > maxAverageLength(grade)) {
    return `Long sentences for Grade ${grade}: ${Math.round(average)} words each. Try to shorten some.`;
  }
  const long = words.filter((word) => word.length >= longWord);
  const different = [...new Set(long.map((word) => word.toLowerCase()))];
  if (different.length >= minLongWords && long.length > words.length * maxLongShare(grade)) {
    return `Many long words for Grade ${grade}: ${different.slice(0, minLongWords).join(', ')}. Try shorter ones.`;
  }
  return undefined;
}

/** Labels of texts for learners, without options, which are short. */
const readTexts = {
  question: 'Question',
  prompt: 'Prompt',
  paragraph: 'Paragraph',
  hint: 'Hint',
  modelAnswer: 'Model answer',
  feedBack: 'Feedback',
} as const;

/** Warns about texts that are hard to read for a grade (1 to 8). */
export function readabilityFindings(data: object, grade: number): Finding[] {
  const texts = new Map<string, unknown>(Object.entries(data));
  return Object.entries(readTexts).flatMap(([property, field]) => {
    const text = texts.get(property);
    const message = typeof text === 'string' ? readability(text, grade) : undefined;
    return message === undefined ? [] : [warning(field, message)];
  });
}
