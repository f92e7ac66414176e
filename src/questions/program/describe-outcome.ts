import { pluralize } from '#lib/numbers.ts';
import { explainFailure } from './explain-failure.ts';
import type { Outcome } from './interpreter/protocol.ts';
import type { Program } from './program.ts';
import { findMissingBrackets } from './robot/missing-brackets.ts';
import { placeAfter, type RobotEvent } from './robot/robot-events.ts';

export interface Result {
  tone: 'success' | 'info' | 'error';
  title: string;
  /** May contain code in backticks. */
  text: string;
  /** The line to look at, from 1. */
  line?: number | undefined;
}

const endless = 'Is there a loop that never ends?';

interface Ended {
  program: Program;
  /** The code that ran. */
  code: string;
  outcome: Outcome;
  events: readonly RobotEvent[];
}

/** Describes how a program ended, with a clue for the next try; undefined if the user stopped it. */
export function describeOutcome({ program, code, outcome, events }: Ended): Result | undefined {
  const who = program.map ? 'robot' : 'program';
  const line = events.at(-1)?.line;
  const lineWithoutBrackets = program.map ? findMissingBrackets(code) : undefined;
  switch (outcome.kind) {
    case 'cancelled':
      return undefined;
    case 'done':
      return program.map ? describeArrival(program.map, events, lineWithoutBrackets) : ended;
    case 'failed': {
      const { text, line: at } = explainFailure(outcome.failure, code);
      return { tone: 'error', title: stoppedTitle(who, at), text, line: at };
    }
    case 'stopped':
      if (outcome.reason === 'many') {
        return {
          tone: 'error',
          title: 'The robot stopped after 300 steps',
          text: 'Does a loop run too often?',
          line,
        };
      }
      return {
        tone: 'error',
        title: stoppedTitle(who, line),
        text:
          lineWithoutBrackets === undefined ? crashTexts[outcome.reason] : bracketsClue(lineWithoutBrackets),
        line,
      };
    case 'limit':
      return outcome.limit === 'time'
        ? {
            tone: 'error',
            title: `The ${who} did not end`,
            text: `It was stopped after 5 seconds. ${lineWithoutBrackets === undefined ? endless : bracketsClue(lineWithoutBrackets)}`,
          }
        : { tone: 'error', title: `The ${who} prints too much`, text: `It was stopped. ${endless}` };
    case 'unavailable':
      return {
        tone: 'error',
        title: 'The code could not start',
        text: 'Check the internet, then press Run again.',
      };
  }
}

const crashTexts = {
  rock: 'There is a rock in front of it. Count the blocks up to the rock.',
  edge: 'It is at the edge of the map. Count the blocks up to the edge.',
};

const ended: Result = { tone: 'info', title: 'The program has ended', text: '' };

const stoppedTitle = (who: string, line: number | undefined): string =>
  line === undefined ? `The ${who} stopped` : `The ${who} stopped at line ${line}`;

const bracketsClue = (line: number): string =>
  `Look at the end of line ${line}: a command needs brackets, such as \`robot.say("Hello")\`.`;

function describeArrival(
  map: NonNullable<Program['map']>,
  events: readonly RobotEvent[],
  lineWithoutBrackets: number | undefined,
): Result {
  const { block } = placeAfter(map, events);
  const commands = events.filter(({ kind }) => kind === 'move' || kind === 'turn').length;
  if (block === map.charger) {
    return {
      tone: 'success',
      title: 'The robot is on the charger!',
      text: `It needed ${pluralize(commands, 'command', 'commands')}.`,
    };
  }
  if (lineWithoutBrackets !== undefined) {
    return {
      tone: 'error',
      title: `The robot skipped line ${lineWithoutBrackets}`,
      text: bracketsClue(lineWithoutBrackets),
      line: lineWithoutBrackets,
    };
  }
  const text =
    map.charger === undefined ? '' : `The charger is on ${map.charger}. Change the code, and run it again.`;
  return { tone: 'info', title: `The robot is on ${block}`, text };
}
