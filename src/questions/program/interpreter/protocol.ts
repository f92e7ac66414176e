import type { Language } from '../../text/code/language.ts';
import { isRobotEvent, type RobotEvent } from '../robot/robot-events.ts';
import type { RobotMap } from '../robot/robot-map.ts';

export interface RunRequest {
  language: Language;
  /** With calls of the robot's trace, if there is a map. */
  code: string;
  map?: RobotMap | undefined;
}

export interface Failure {
  /** The name of the exception, such as 'NameError'. */
  type: string;
  message: string;
  line?: number | undefined;
}

/** How a program ended. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure }
  /** The robot cannot go on: a rock, the edge, or too many steps. */
  | { kind: 'stopped'; reason: 'rock' | 'edge' | 'many' }
  /** A limit of the page. */
  | { kind: 'limit'; limit: 'time' | 'output' }
  /** The user pressed Stop. */
  | { kind: 'cancelled' }
  /** The interpreter could not be loaded. */
  | { kind: 'unavailable' };

export type Printed = { kind: 'text'; text: string } | { kind: 'event'; event: RobotEvent };

/** Messages of the worker. */
export type RunMessage =
  | { kind: 'started' }
  | { kind: 'printed'; printed: Printed }
  | { kind: 'ended'; outcome: Outcome };

/** Receives a line of output. Throws `OutputLimit` after too many. */
export type Print = (line: string) => void;

/** Characters and lines of output after which a program is stopped. */
const outputLimit = { lines: 300, characters: 20_000 };

export class OutputLimit extends Error {}

/** Before an event of the robot on a line of output; see robot.py. */
const eventMark = '\u0001';

/** Counts the output of one program. Only a program with a map has events. */
export function createPrint(hasEvents: boolean, send: (printed: Printed) => void): Print {
  const printed = { lines: 0, characters: 0 };
  return (line) => {
    printed.lines += 1;
    printed.characters += line.length;
    if (printed.lines > outputLimit.lines || printed.characters > outputLimit.characters) {
      throw new OutputLimit();
    }
    const event = hasEvents ? readEvent(line) : undefined;
    send(event ? { kind: 'event', event } : { kind: 'text', text: line });
  };
}

/** A program may print the mark of an event itself: what is no event is text. */
function readEvent(line: string): RobotEvent | undefined {
  if (!line.startsWith(eventMark)) return undefined;
  try {
    const value: unknown = JSON.parse(line.slice(1));
    return isRobotEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
