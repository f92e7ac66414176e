import { describe, expect, test } from 'vitest';
import { describeOutcome } from '#questions/program/describe-outcome.ts';
import { explainFailure } from '#questions/program/explain-failure.ts';
import type { Outcome } from '#questions/program/interpreter/protocol.ts';
import { findMissingBrackets } from '#questions/program/robot/missing-brackets.ts';
import { placeAfter, type RobotEvent } from '#questions/program/robot/robot-events.ts';
import { parseRobotMap } from '#questions/program/robot/robot-map.ts';
import { traceLines } from '#questions/program/trace-lines.ts';
import { highlightLines } from '#questions/text/code/highlight.ts';

describe('traceLines', () => {
  test('adds calls without moving lines', () => {
    const code =
      'x = 1; robot.forward(x)\nfor i in range(3):\n    if i > 1 and robot.can_move():\n        robot.say(\n            "a")\n    else: pass\nwhile robot.can_move(): robot.forward()';
    expect(traceLines(code)).toBe(
      '_at(1); x = 1; robot.forward(x)\nfor i in _repeat(2, (range(3))):\n    if _check(3, (i > 1 and robot.can_move())):\n        _at(4); robot.say(\n            "a")\n    else: _at(6); pass\nwhile _check(7, (robot.can_move())): _at(7); robot.forward()',
    );
  });

  test('leaves a program with a syntax error as it is', () => {
    expect(traceLines('robot.forward(2\nrobot.turn_left()')).toBe('robot.forward(2\nrobot.turn_left()');
  });
});

test.each(['python', 'javascript'] as const)('highlightLines keeps all characters of %s', (language) => {
  const code = '\n  for x in "a # b": f(1.5) # c\n\n`y`;;\t}{"\n';
  const lines = highlightLines(code, language);
  expect(lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n')).toBe(code);
});

describe('explainFailure', () => {
  const code = 'robot.forward(2)\nrobot.forwrd(1)\nprnt("a")';

  test.each([
    [
      'AttributeError',
      "'_Robot' object has no attribute 'forwrd'",
      2,
      /`forwrd`\. Look at line 1: how is that word/,
    ],
    ['AttributeError', "'_Robot' object has no attribute 'jump'", 2, /`jump`\. Open “Words the robot knows”/],
    ['NameError', "name 'prnt' isn't defined", 3, /`prnt`\. Is it spelled correctly/],
    ['ReferenceError', "'total' is not defined", 1, /`total`\. Is it spelled correctly/],
    ['SyntaxError', 'invalid syntax', 3, /brackets, quotes, colons and spaces/],
    ['InternalError', 'out of memory', 1, /more and more in its memory/],
    ['InternalError', 'stack overflow', 1, /calls itself again and again/],
    ['Error', 'unknown', 1, /Something on this line does not work/],
  ])('explains %s: %s', (type, message, line, text) => {
    const explanation = explainFailure({ type, message, line }, code);
    expect(explanation.line).toBe(line);
    expect(explanation.text).toMatch(text);
  });

  test('names the last line if the program is unfinished', () => {
    expect(explainFailure({ type: 'SyntaxError', message: 'invalid syntax', line: 4 }, code).line).toBe(3);
  });
});

const map = parseRobotMap(['charger', 'c2']);
const events: RobotEvent[] = [
  { kind: 'move', line: 1, steps: 2, block: 'C1' },
  { kind: 'turn', line: 2, side: 'left', heading: 'up' },
  { kind: 'move', line: 3, steps: 1, block: 'C2' },
];

test('placeAfter follows the robot', () => {
  expect(placeAfter(map, events)).toEqual({
    block: 'C2',
    heading: 'up',
    trail: ['A1', 'B1', 'C1', 'C2'],
    said: undefined,
  });
});

test.each([
  [{ kind: 'done' }, events, 'The robot is on the charger!'],
  [{ kind: 'done' }, events.slice(0, 1), 'The robot is on C1'],
  [{ kind: 'stopped', reason: 'rock' }, events.slice(0, 2), 'The robot stopped at line 2'],
  [{ kind: 'stopped', reason: 'many' }, events, 'The robot stopped after 300 steps'],
  [{ kind: 'limit', limit: 'time' }, [], 'The robot did not end'],
  [{ kind: 'limit', limit: 'output' }, [], 'The robot prints too much'],
  [{ kind: 'unavailable' }, [], 'The code could not start'],
  [{ kind: 'cancelled' }, [], undefined],
] satisfies [Outcome, RobotEvent[], string | undefined][])(
  'describeOutcome of %j after %j',
  (outcome, told, title) => {
    const program = { language: 'python', code: '', map } as const;
    expect(describeOutcome({ program, code: '', outcome, events: told })?.title).toBe(title);
  },
);

describe('findMissingBrackets', () => {
  test.each([
    ['robot.forward(2)\nrobot.turn_left', 2],
    ['while robot.can_move:\n    robot.forward()', 1],
    ['if not robot.at_charger : robot.forward()', 1],
    ['robot.turn_left ()\nrobot.say("robot.forward")  # robot.turn_left', undefined],
    ['go = robot.forward\ngo(2)', undefined],
    ['robot.forwards', undefined],
    ['for step in [robot.forward, robot.turn_left]: step()', undefined],
    ['moves = {"f": robot.forward}', undefined],
    ['if robot.can_move and robot.at_charger(): pass', 1],
  ])('finds in %j the line %j', (code, line) => {
    expect(findMissingBrackets(code)).toBe(line);
  });

  const program = { language: 'python', code: '', map } as const;
  const code = 'robot.forward(2)\nrobot.turn_left\nrobot.forward(1)';

  test.each([
    [{ kind: 'done' }, 'The robot skipped line 2'],
    [{ kind: 'stopped', reason: 'edge' }, 'The robot stopped at line 1'],
    [{ kind: 'limit', limit: 'time' }, 'The robot did not end'],
  ] satisfies [Outcome, string][])('gives the clue after %j', (outcome, title) => {
    const result = describeOutcome({ program, code, outcome, events: events.slice(0, 1) });
    expect(result).toMatchObject({
      title,
      text: expect.stringContaining('Look at the end of line 2') as string,
    });
  });
});
