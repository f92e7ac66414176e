import { distance } from 'fastest-levenshtein';
import type { Failure } from './interpreter/protocol.ts';

export interface Explanation {
  /** May contain code in backticks. */
  text: string;
  /** The line with the mistake, from 1. */
  line: number | undefined;
}

/** Finds a line before or after the mistake with a similar word, as a clue: the learner finds the mistake. */
function lineWithSimilarWord(code: string, word: string, mistake: number | undefined): number | undefined {
  const isSimilar = (other: string) =>
    other !== word && other.length > 2 && distance(other.toLowerCase(), word.toLowerCase()) <= 2;
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
const unknownWord =
  /name '(\w+)' isn't defined|has no attribute '(\w+)'|'?([\w$]+)'? is not defined|^not a function$/;

/** Explains an error to a child and gives a clue, never the correction. */
export function explainFailure({ type, message, line: reported }: Failure, code: string): Explanation {
  const lines = code.trimEnd().split('\n').length;
  // An unfinished program ends after its last line.
  const line = reported === undefined ? undefined : Math.min(Math.max(reported, 1), lines);
  const word = unknownWord.exec(message)?.slice(1).find(Boolean);
  if (word !== undefined) {
    const isRobot = message.startsWith("'_Robot'");
    const elsewhere = isRobot
      ? 'Open “Words the robot knows”: which word do you need?'
      : 'Is it spelled correctly? Does a line above give it a value?';
    return { line, text: explainWord(word, code, line, elsewhere) };
  }
  return { line, text: explainType(type, message) };
}

function explainType(type: string, message: string): string {
  if (/stack|recursion/i.test(message)) {
    return 'A function calls itself again and again. When should it stop?';
  }
  if (type === 'MemoryError' || /out of memory|too long/.test(message)) {
    return 'The program keeps more and more in its memory. Which list or text grows without an end?';
  }
  if (message === 'js') return 'A program cannot use `js` here: it cannot reach the page.';
  if (message === 'input') {
    return 'A program cannot ask questions here. Write the answer in the code instead.';
  }
  switch (type) {
    case 'IndentationError':
      return 'Look at the spaces at the start of this line. Do they match the lines above?';
    case 'SyntaxError':
      return 'It does not understand this line. Is a bracket, a quote or a colon missing? Look at the line above, too.';
    case 'ZeroDivisionError':
      return 'It cannot divide by 0. Which number is 0 here?';
    case 'IndexError':
      return 'The list is shorter than that. Its first place is 0: which is its last?';
    case 'KeyError':
      return 'That name is not in the list of names and values. How is it spelled there?';
    case 'ImportError':
      return 'It does not have that module. Is its name spelled correctly?';
    case 'ValueError':
      return 'This value does not work here. What kind of number or text does this line need?';
    case 'TypeError':
      return 'Two things on this line do not fit together, such as a number and a text. What is each of them?';
    default:
      return 'Something on this line does not work. What should it do?';
  }
}
