import { pluralize } from '#lib/numbers.ts';
import { headings, type Heading, type RobotMap } from './robot-map.ts';

/** An event of the robot, which robot.py prints. */
export type RobotEvent = { line: number } & (
  | { kind: 'move'; steps: number; block: string }
  | { kind: 'turn'; side: 'left' | 'right'; heading: Heading }
  | { kind: 'say'; text: string }
  | { kind: 'repeat'; time: number; total: number | null }
  | { kind: 'check'; yes: boolean }
  | { kind: 'crash'; into: 'rock' | 'edge'; block: string }
);

const isBlock = (value: unknown): boolean => typeof value === 'string' && /^[A-I][1-9]$/.test(value);

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isOneOf = (value: unknown, choices: readonly string[]): boolean =>
  typeof value === 'string' && choices.includes(value);

const fieldChecks: Readonly<Record<RobotEvent['kind'], (event: Record<string, unknown>) => boolean>> = {
  move: ({ steps, block }) => isCount(steps) && isBlock(block),
  turn: ({ side, heading }) => isOneOf(side, ['left', 'right']) && isOneOf(heading, headings),
  say: ({ text }) => typeof text === 'string',
  repeat: ({ time, total }) => isCount(time) && (total === null || isCount(total)),
  check: ({ yes }) => typeof yes === 'boolean',
  crash: ({ into, block }) => isOneOf(into, ['rock', 'edge']) && isBlock(block),
};

const isKind = (kind: unknown): kind is RobotEvent['kind'] =>
  typeof kind === 'string' && Object.hasOwn(fieldChecks, kind);

/** Tells an event of robot.py from other output of a program. */
export function isRobotEvent(value: unknown): value is RobotEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = Object.fromEntries<unknown>(Object.entries(value));
  const { kind, line } = event;
  return isKind(kind) && isCount(line) && fieldChecks[kind](event);
}

/** The words of the robot, with their meaning for learners. */
export const robotWords: readonly { word: string; meaning: string }[] = [
  { word: 'robot.forward(2)', meaning: 'It moves 2 blocks.' },
  { word: 'robot.turn_left()', meaning: 'It turns left and stays on its block.' },
  { word: 'robot.turn_right()', meaning: 'It turns right and stays on its block.' },
  { word: 'robot.say("Hello")', meaning: 'It says Hello.' },
  { word: 'robot.can_move()', meaning: 'Is the next block free? Use it after if or while.' },
  { word: 'robot.at_charger()', meaning: 'Is it on the charger? Use it after if or while.' },
];

export const startText = ({ start, heading }: RobotMap): string =>
  `The robot is on ${start}. It faces ${heading}.`;

/** Describes an event as a sentence of the list *Step by step*. */
export function eventText(event: RobotEvent): string {
  switch (event.kind) {
    case 'move':
      return `It moves ${pluralize(event.steps, 'block', 'blocks')}. Now it is on ${event.block}.`;
    case 'turn':
      return `It turns ${event.side}. Now it faces ${event.heading}.`;
    case 'say':
      return `It says: ${event.text}`;
    case 'repeat':
      return event.total === null
        ? `Repeat. This is time ${event.time}.`
        : `Repeat ${pluralize(event.total, 'time', 'times')}. This is time ${event.time} of ${event.total}.`;
    case 'check':
      return `It checks: ${event.yes ? 'yes' : 'no'}.`;
    case 'crash':
      return event.into === 'rock'
        ? `Stopped: a rock is in front of ${event.block}.`
        : `Stopped: ${event.block} is at the edge of the map.`;
  }
}

export interface RobotPlace {
  block: string;
  heading: Heading;
  /** The blocks that the robot was on, in order. */
  trail: readonly string[];
  said: string | undefined;
}

/** The blocks between two blocks in one row or column, without the first. */
function blocksTo(from: string, to: string): string[] {
  const [column, row, toColumn, toRow] = [from, to].flatMap((block) => [
    block.codePointAt(0) ?? 0,
    Number(block.slice(1)),
  ]) as [number, number, number, number];
  // A program may tell a move that no robot makes.
  if (column !== toColumn && row !== toRow) return [to];
  const length = Math.max(Math.abs(toColumn - column), Math.abs(toRow - row));
  return Array.from({ length }, (_, index) => {
    const step = (index + 1) / length;
    return `${String.fromCodePoint(column + (toColumn - column) * step)}${row + (toRow - row) * step}`;
  });
}

/** Where the robot is after the events. */
export function placeAfter(map: RobotMap, events: readonly RobotEvent[]): RobotPlace {
  const place = {
    block: map.start,
    heading: map.heading,
    trail: [map.start],
    said: undefined as string | undefined,
  };
  for (const event of events) {
    if (event.kind === 'turn') place.heading = event.heading;
    if (event.kind === 'say') place.said = event.text;
    if (event.kind === 'move') {
      place.trail.push(...blocksTo(place.block, event.block));
      place.block = event.block;
    }
  }
  return place;
}
