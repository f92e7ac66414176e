import { parseFormattedText } from '#openapi/rules/formatted-text.ts';
import type { Finding } from './editing.ts';
import { warning } from './editor/findings.ts';

/**
 * Words that stand in nearly every English sentence. Afrikaans shares some ("is", "in", "of", "was"), which are left out, so
 * that its sentences are not measured by an English rule.
 */
const englishWords: ReadonlySet<string> = new Set(
  'a an and are at be by can do does for from has have how if it its not on or that the their them then there they this to what when which who why with you your'.split(
    ' ',
  ),
);

/** A text is taken as English when at least every eighth word is one of those; in real English it is about every third. */
const englishShare = 1 / 8;

/**
 * The longest sentence for a grade, in words: 12 in Grade 1, two more each year, 26 in Grade 8. Adults find sentences of up to
 * about 20 words easy and get lost beyond 30; children in Grade 1 read sentences of 5 to 8 words, so 12 is generous. A
 * warning that comes too often is not read.
 */
const longestSentence = (grade: number): number => 10 + 2 * grade;

/**
 * What a text may have on average: the limit for one long sentence would be too much for each. Counted from three sentences
 * on, else one of them decides.
 */
const averageSentence = (grade: number): number => 8 + 1.5 * grade;
const fewestSentences = 3;

/**
 * A long word has at least ten letters: "multiplication", but not "triangle" or "fraction", which a lesson needs. In
 * Grade 1 every tenth word may be one, in Grade 8 nearly every third: the words of the subject are long by then.
 */
const longWord = 10;
const longShare = (grade: number): number => 0.1 + 0.025 * (grade - 1);

/** Fewer long words than this are no burden in any text, and say nothing about a short one. */
const fewestLong = 3;

const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** The words of a text; numbers and signs are not read letter by letter. */
const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Code and formulas are no sentences; a block of code ends the one before. */
const standIns = { code: ' ', formula: ' ', block: '\n' };
const sentenceText = (text: string): string =>
  parseFormattedText(text)
    .map(({ kind, text: run }) => (kind === 'text' ? run : standIns[kind]))
    .join('');

/**
 * The sentences and lines of a text. The full stop of '3.5' ends none. In a row of dots an end is looked for once, not
 * from each dot: ten thousand would take seconds.
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
 * Whether an English text reads hard for a grade, by the length of its sentences and words. A text in another language
 * is never called hard: these limits say nothing about it.
 *
 * @param grade 1 to 8
 * @returns what to do about it, or undefined
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

/** The texts of a question that a learner reads, by the label of their field. Options are short and need no sentences. */
const readTexts = {
  question: 'Question',
  prompt: 'Prompt',
  paragraph: 'Paragraph',
  hint: 'Hint',
  modelAnswer: 'Model answer',
  feedBack: 'Feedback',
} as const;

/**
 * The texts of a question that read hard for a grade.
 *
 * @param data of any type of question, as `QuestionEditing.close` gives it
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
