import { parseFormattedText } from '#openapi/rules/formatted-text.ts';
import type { Finding } from './editing.ts';
import { warning } from './editor/findings.ts';

/**
 * Words of nearly every English sentence. Excludes words shared with Afrikaans ("is", "in", "of", "was"), so that its
 * texts are not measured.
 */
const englishWords: ReadonlySet<string> = new Set(
  'a an and are at be by can do does for from has have how if it its not on or that the their them then there they this to what when which who why with you your'.split(
    ' ',
  ),
);

/** The share of these words from which a text counts as English; real English has about a third. */
const englishShare = 1 / 8;

/**
 * The maximum sentence length in words: 12 in Grade 1, two more each year, 26 in Grade 8. Adults read up to about 20
 * words easily and get lost beyond 30; children in Grade 1 read 5 to 8. The limit is generous, because authors ignore
 * frequent warnings.
 */
const longestSentence = (grade: number): number => 10 + 2 * grade;

/** The maximum average, stricter than the maximum. Applied from three sentences on. */
const averageSentence = (grade: number): number => 8 + 1.5 * grade;
const fewestSentences = 3;

/**
 * Long words have ten letters or more: "multiplication", but not "triangle" or "fraction". Their share may be a tenth
 * in Grade 1 and nearly a third in Grade 8.
 */
const longWord = 10;
const longShare = (grade: number): number => 0.1 + 0.025 * (grade - 1);

/** Fewer long words than this are ignored. */
const fewestLong = 3;

const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Without numbers and signs. */
const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Code and formulas do not count; a code block ends a sentence. */
const standIns = { code: ' ', formula: ' ', block: '\n' };
const sentenceText = (text: string): string =>
  parseFormattedText(text)
    .map(({ kind, text: run }) => (kind === 'text' ? run : standIns[kind]))
    .join('');

/**
 * Splits a text into sentences and lines of words. The point of '3.5' does not end a sentence. The lookbehind avoids
 * quadratic time on thousands of dots.
 */
const sentencesOf = (text: string): string[][] =>
  sentenceText(text)
    .replaceAll(/\[\[|\]\]/gu, '')
    .split(/(?<![!.?…])[!.?…]+["'”’)]*(?:\s+|$)|\n+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);

const isEnglish = (words: readonly string[]): boolean =>
  words.filter((word) => englishWords.has(word.toLowerCase())).length >= words.length * englishShare;

/**
 * Whether an English text is hard to read for a grade, by the length of its sentences and words. Texts in other
 * languages are not judged.
 *
 * @param grade 1 to 8
 * @returns a suggestion, or undefined
 */
export function readability(text: string, grade: number): string | undefined {
  const sentences = sentencesOf(text);
  const words = sentences.flat();
  if (!isEnglish(words)) return undefined;
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.length));
  if (longest > longestSentence(grade)) {
    return `Long sentences for Grade ${grade}: ${longest} words in one. Try to split it.`;
  }
  const average = words.length / sentences.length;
  if (sentences.length >= fewestSentences && average > averageSentence(grade)) {
    return `Long sentences for Grade ${grade}: ${Math.round(average)} words each. Try to shorten some.`;
  }
  const long = words.filter((word) => word.length >= longWord);
  const different = [...new Set(long.map((word) => word.toLowerCase()))];
  if (different.length >= fewestLong && long.length > words.length * longShare(grade)) {
    return `Many long words for Grade ${grade}: ${different.slice(0, fewestLong).join(', ')}. Try shorter ones.`;
  }
  return undefined;
}

/** Labels of the texts that learners read, without options, which are short. */
const readTexts = {
  question: 'Question',
  prompt: 'Prompt',
  paragraph: 'Paragraph',
  hint: 'Hint',
  modelAnswer: 'Model answer',
  feedBack: 'Feedback',
} as const;

/**
 * Warns about texts that are hard to read for a grade.
 *
 * @param data of any question type, as `QuestionEditing.toData` returns it
 * @param grade 1 to 8
 */
export function readabilityFindings(data: object, grade: number): Finding[] {
  const texts = new Map<string, unknown>(Object.entries(data));
  return Object.entries(readTexts).flatMap(([property, field]) => {
    const text = texts.get(property);
    const message = typeof text === 'string' ? readability(text, grade) : undefined;
    return message === undefined ? [] : [warning(field, message)];
  });
}
