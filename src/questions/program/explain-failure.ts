import { distance } from 'fastest-levenshtein';
import { maxDistance } from '#lib/text/suggest-spelling.ts';
import type { Failure } from './interpreter/protocol.ts';
import { robotWords } from './robot/robot-events.ts';

export interface Explanation {
  /** May contain code in backticks. */
  text: string;
  /** The line with the mistake, from 1. */
  line: number | undefined;
}

/** Finds a line before or after the mistake with a similar word, as a clue: the learner finds the mistake. */
function lineWithSimilarWord(code: string, word: string, mistake: number | undefined): number | undefined {
  const isSimilar = (other: string) =>
    other !== word && distance(other.toLowerCase(), word.toLowerCase()) <= maxDistance(word);
  const index = code
    .split('\n')
    .findIndex(
      (line, at) => at + 1 !== mistake && (line.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).some(isSimilar),
    );
  return index === -1 ? undefined : index + 1;
}

function explainWord(word: string, code: string, line: number | undefined, elsewhere: string): string {
  const clue = lineWithSimilarWord(code, word, line);
  return clue === undefined
    ? `It does not know the word \`${word}\`. ${elsewhere}`
    : `It does not know the word \`${word}\`. Look at line ${clue}: how is that word spelled there?`;
}

/** The unknown word in the messages of MicroPython and QuickJS. */
const unknownWord = /name '(\w+)' isn't defined|has no attribute '(\w+)'|'?([\w$]+)'? is not defined/;

/** Explains an error to a child and gives a clue, never the correction. */
export function explainFailure({ type, message, line: reported }: Failure, code: string): Explanation {
  const lines = code.trimEnd().split('\n').length;
  // An unfinished program ends after its last line.
  const line = reported === undefined ? undefined : Math.min(Math.max(reported, 1), lines);
  const word = unknownWord.exec(message)?.slice(1).find(Boolean);
  if (word !== undefined) {
    const isRobot = message.startsWith("'_Robot'");
    const isWordOfRobot = robotWords.some(({ word: known }) => known.startsWith(`robot.${word}(`));
    if (isWordOfRobot) {
      return {
        line,
        text: `\`${word}\` is a word of the robot. How do the words in “Words the robot knows” begin?`,
      };
    }
    const elsewhere = isRobot
      ? 'Open “Words the robot knows”: which word do you need?'
      : 'Is it spelled correctly? Does a line above give it a value?';
    return { line, text: explainWord(word, code, line, elsewhere) };
  }
  return { line, text: explainType(type, message) };
}

const textsByMessage: readonly (readonly [RegExp, string])[] = [
  [/stack|recursion/i, 'A function calls itself again and again. When should it stop?'],
  [
    /memory|too long/i,
    'The program keeps more and more in its memory. Which list or text grows without an end?',
  ],
  [/not a function/, 'It does not know that command. Is the word before the brackets spelled correctly?'],
  [/positional argument|unexpected keyword/, 'Look at the brackets: does this command need what is in them?'],
  [/iterable/, 'A loop needs a list or a `range`. What does this line give it?'],
  [/read-only/, 'A value made with `const` cannot change. Should it?'],
  [/redeclaration/, 'Two lines make a value with this name. Where is the first?'],
  [/of (?:undefined|null)/, 'Something on this line has no value. Which line should give it one?'],
  // Of robot.py and python.ts.
  [/^steps$/, 'The robot moves whole blocks. Write a whole number in the brackets, such as 2.'],
  [/^js$/, 'That part of Python does not work here: a program cannot reach the page.'],
  [/^input$/, 'A program cannot ask questions here. Write the answer in the code instead.'],
];

const textsByType: ReadonlyMap<string, string> = new Map([
  ['IndentationError', 'Check the spaces at the start of this line and of the lines around it.'],
  [
    'SyntaxError',
    'It does not understand this line. Check brackets, quotes, colons and spaces. Look at the line above, too.',
  ],
  ['ZeroDivisionError', 'It cannot divide by 0. Which number is 0 here?'],
  ['IndexError', 'The list is shorter. It counts from 0: what is the number of its last place?'],
  ['KeyError', 'There is no such name in the curly brackets. How is it spelled there?'],
  ['ImportError', 'That module is not here. Is its name spelled correctly?'],
  ['ValueError', 'This value does not work here. Does the line need a number, or a text?'],
  [
    'TypeError',
    'Two things on this line do not fit together, such as a number and a text. What is each of them?',
  ],
]);

const explainType = (type: string, message: string): string =>
  textsByMessage.find(([pattern]) => pattern.test(message))?.[1] ??
  textsByType.get(type) ??
  'Something on this line does not work. What should it do?';
