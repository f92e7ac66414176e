import { robotWords } from './robot-events.ts';

const commands = robotWords.map(({ word }) => /\w+\.(\w+)/.exec(word)?.[1]).join('|');

/** A command without brackets that is a complete line, or a condition of `if` or `while`. */
const uncalled = new RegExp(
  `(?:^|\\b(?:if|while|not|and|or)\\b)\\s*robot\\.(?:${commands})\\s*(?:$|:|\\b(?:and|or)\\b)`,
);

const text = /"[^"]*"|'[^']*'/g;

/** Returns the first line, from 1, with a command of the robot without brackets, which Python ignores. */
export function findMissingBrackets(code: string): number | undefined {
  const index = code
    .split('\n')
    .findIndex((line) => uncalled.test(line.replaceAll(text, '""').replace(/#.*/, '')));
  return index === -1 ? undefined : index + 1;
}
