import { robotWords } from './robot-events.ts';

const commands = robotWords.map(({ word }) => /\w+\.(\w+)/.exec(word)?.[1]).join('|');

/** A command that is neither called nor given a name or to a function. */
const uncalled = new RegExp(`(?<![=(,]\\s*)(?<![\\w.])robot\\.(?:${commands})\\b(?!\\s*\\()`);

const textOrComment = /"[^"]*"|'[^']*'|#.*/g;

/** Returns the first line, from 1, with a command of the robot without brackets, which Python ignores. */
export function findMissingBrackets(code: string): number | undefined {
  const index = code.split('\n').findIndex((line) => uncalled.test(line.replaceAll(textOrComment, '""')));
  return index === -1 ? undefined : index + 1;
}
