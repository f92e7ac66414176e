import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadQuickJs, runJavaScript } from '#questions/program/interpreter/javascript.ts';
import {
  OutputLimit,
  createPrint,
  type Outcome,
  type Printed,
} from '#questions/program/interpreter/protocol.ts';
import { runPython } from '#questions/program/interpreter/python.ts';
import { eventText } from '#questions/program/robot/robot-events.ts';
import { parseRobotMap } from '#questions/program/robot/robot-map.ts';
import { traceLines } from '#questions/program/trace-lines.ts';

/* The interpreters of learners' programs, with programs that try to leave them. */

interface Run {
  outcome: Outcome;
  /** Lines of text, and events as sentences. */
  lines: string[];
}

type Interpreter = (code: string, map?: string) => Promise<Run>;

async function collect(
  hasEvents: boolean,
  run: (print: (line: string) => void) => Outcome | Promise<Outcome>,
): Promise<Run> {
  const printed: Printed[] = [];
  const outcome = await run(createPrint(hasEvents, (each) => printed.push(each)));
  return {
    outcome,
    lines: printed.map((each) =>
      each.kind === 'text' ? each.text : `${each.event.line}: ${eventText(each.event)}`,
    ),
  };
}

let python: Interpreter;
let javaScript: Interpreter;

beforeAll(async () => {
  const file = import.meta.resolve('@micropython/micropython-webassembly-pyscript/micropython.wasm');
  const module = await WebAssembly.compile(readFileSync(new URL(file)));
  python = (code, map) =>
    collect(map !== undefined, (print) =>
      runPython(
        module,
        map === undefined ? { code } : { code: traceLines(code), map: parseRobotMap(map.split(' ')) },
        print,
      ),
    );
  // A module that ran out of memory cannot be used again.
  javaScript = async (code) => {
    const quickJs = await loadQuickJs();
    return collect(false, (print) => runJavaScript(quickJs, code, print));
  };
});

/** 'NameError in line 2' */
function failureOf({ outcome }: Run): string {
  if (outcome.kind !== 'failed') return outcome.kind;
  const { type, line } = outcome.failure;
  return line === undefined ? type : `${type} in line ${line}`;
}

describe('Python', () => {
  test('prints', async () => {
    expect(await python('print("Molo", 1 / 4)\nprint()\nprint("é", end="")')).toEqual({
      outcome: { kind: 'done' },
      lines: ['Molo 0.25', '', 'é'],
    });
  });

  test.each([
    ['x = 1\nprint(y)', 'NameError', 2],
    ['print("a"', 'SyntaxError', 2],
    ['x = 1\n  y = 2', 'IndentationError', 2],
    ['def f():\n    return 1 / 0\nf()', 'ZeroDivisionError', 2],
    ['input("Name?")', 'OSError', 1],
    ['a = [0]\nwhile True:\n    a = a + a', 'MemoryError', 3],
    ['def f():\n    f()\nf()', 'RuntimeError', 2],
    ['open("/file", "w")', 'OSError', 1],
  ])('names the error and the line of %j', async (code, type, line) => {
    expect(failureOf(await python(code))).toBe(`${type} in line ${line}`);
  });

  test.each([
    'import js\njs.fetch("https://example.org")',
    'import js\nprint(js.postMessage)',
    'import js\njs.x = 1',
    'import jsffi\njsffi.create_proxy(print).constructor("return this")()',
    'import jsffi\njsffi.to_js([1])',
    'import js\ndir(js)\njs["indexedDB"]',
  ])('cannot reach the page: %j', async (code) => {
    const before = Object.keys(globalThis).length;
    expect(failureOf(await python(code))).toBe('ImportError');
    expect(Object.keys(globalThis)).toHaveLength(before);
  });

  test('starts each program afresh', async () => {
    await python('found = 1');
    expect(failureOf(await python('print(found)'))).toBe('NameError in line 1');
  });

  test('is stopped by too much output', async () => {
    await expect(python('while True:\n    print("x")')).rejects.toThrow(OutputLimit);
    await expect(python('print("x" * 100000)')).rejects.toThrow(OutputLimit);
  });
});

describe('the robot', () => {
  test('tells what it does', async () => {
    const code =
      'robot.forward(2)\nrobot.turn_left()\nfor step in range(2):\n    robot.forward()\nif robot.can_move(): robot.say("free", 1)\nprint("Bye")';
    expect(await python(code, 'charger c3')).toEqual({
      outcome: { kind: 'done' },
      lines: [
        '1: It moves 2 blocks. Now it is on C1.',
        '2: It turns left. Now it faces up.',
        '3: Repeat 2 times. This is time 1 of 2.',
        '4: It moves 1 block. Now it is on C2.',
        '3: Repeat 2 times. This is time 2 of 2.',
        '4: It moves 1 block. Now it is on C3.',
        '5: It checks: yes.',
        '5: It says: free 1',
        '6: It says: Bye',
      ],
    });
  });

  test.each([
    ['rock', 'rocks c1', 'Stopped: a rock is in front of B1.'],
    ['edge', '2x2', 'Stopped: B1 is at the edge of the map.'],
  ])('stops at a %s', async (reason, map, text) => {
    const { outcome, lines } = await python('robot.forward(4)', map);
    expect(outcome).toEqual({ kind: 'stopped', reason });
    expect(lines).toEqual(['1: It moves 1 block. Now it is on B1.', `1: ${text}`]);
  });

  test.each([
    'null',
    '{"kind":"move","line":1,"steps":1,"block":"A100000000"}',
    '{"kind":"jump","line":1}',
    '{',
  ])('tells no event that the program invents: %s', async (text) => {
    expect((await python(`_print("\\x01" + ${JSON.stringify(text)})`, '')).lines).toEqual([`\u0001${text}`]);
  });

  test('names the line of a mistake inside a function, also in a command of the robot', async () => {
    const code = 'def go():\n    robot.forward("2")\ngo()';
    expect(failureOf(await python(code, ''))).toBe('ValueError in line 2');
  });

  test('is on no charger without one', async () => {
    expect((await python('if robot.at_charger(): robot.say("yes")', '')).lines).toEqual([
      '1: It checks: no.',
    ]);
  });

  test('repeats for the values of a list without brackets', async () => {
    const { lines } = await python('for steps in 1, 2:\n    robot.forward(steps)', '');
    expect(lines.at(-1)).toBe('2: It moves 2 blocks. Now it is on D1.');
  });

  test('stops after too many steps', async () => {
    const { outcome } = await python('while True:\n    robot.turn_left()', '');
    expect(outcome).toEqual({ kind: 'stopped', reason: 'many' });
  });

  test('does not know a misspelt word', async () => {
    expect(failureOf(await python('robot.turn_left()\nrobot.forwrd(1)', ''))).toBe(
      'AttributeError in line 2',
    );
  });
});

describe('JavaScript', () => {
  test('prints', async () => {
    const { outcome, lines } = await javaScript(
      'console.log("Molo", 1 / 4, [1, { a: null }], undefined); Promise.resolve().then(() => console.log("later"));',
    );
    expect(outcome).toEqual({ kind: 'done' });
    expect(lines).toEqual(['Molo 0.25 [1,{"a":null}] undefined', 'later']);
  });

  test.each([
    ['let x = 1;\nconsole.log(y);', 'ReferenceError', 2],
    ['let x = 1;\nlet = ;', 'SyntaxError', 2],
    ['null.x', 'TypeError', 1],
    ['function f() { f(); }\nf();', 'InternalError', 1],
    ['const a = [];\nwhile (true) a.push(1);', 'InternalError', 2],
    ['async function main() {\n  await 1;\n  null.x;\n}\nmain();', 'TypeError', 3],
    ['Promise.resolve().then(() => y);', 'ReferenceError', 1],
  ])('names the error and the line of %j', async (code, type, line) => {
    expect(failureOf(await javaScript(code))).toBe(`${type} in line ${line}`);
  });

  test.each([
    'fetch',
    'postMessage',
    'indexedDB',
    'WebSocket',
    'importScripts',
    'process',
    'require',
    'setTimeout',
  ])('does not have %s', async (name) => {
    expect((await javaScript(`console.log(typeof ${name}, typeof globalThis.${name})`)).lines).toEqual([
      'undefined undefined',
    ]);
  });

  test('cannot leave through constructors', async () => {
    const code =
      'console.log(typeof Function("return this")().postMessage, typeof console.log.constructor("return fetch"))';
    expect((await javaScript(code)).lines).toEqual(['undefined function']);
    expect(failureOf(await javaScript('console.log.constructor("return fetch")()'))).toBe(
      'ReferenceError in line 1',
    );
  });

  test('is stopped by too much output, even if it catches errors', async () => {
    const code = 'while (true) { try { console.log("x"); } catch {} }';
    expect((await javaScript(code)).outcome).toEqual({ kind: 'limit', limit: 'output' });
  });
});
