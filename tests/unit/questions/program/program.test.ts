import { describe, expect, test } from 'vitest';
import { splitPrograms } from '#questions/program/program.ts';
import { parseRobotMap } from '#questions/program/robot/robot-map.ts';
import { languageOf } from '#questions/text/code/language.ts';

describe('splitPrograms', () => {
  test.each([
    ['js run', 'javascript'],
    ['JavaScript run', 'javascript'],
    ['python run', 'python'],
    ['py  run', 'python'],
  ])('separates a block marked %s', (info, language) => {
    expect(splitPrograms(`What does it print?\n\`\`\`${info}\nprint(1)\n\`\`\`\nWrite it.`)).toEqual({
      text: 'What does it print?\nWrite it.',
      programs: [{ language, code: 'print(1)' }],
    });
  });

  test.each(['', 'python', 'runner run', 'html run', 'run python'])('keeps a block marked %j', (info) => {
    const text = `Look:\n\`\`\`${info}\nprint(1)\n\`\`\``;
    expect(splitPrograms(text)).toEqual({ text, programs: [] });
  });

  test('separates several programs, also one without a last line', () => {
    const { text, programs } = splitPrograms(
      'A\n```js run\n1\n```\nB\n```\nplain\n```\n````robot\nrobot.say("```")',
    );
    expect(text).toBe('A\nB\n```\nplain\n```');
    expect(programs.map(({ code }) => code)).toEqual(['1', 'robot.say("```")']);
  });

  test('replaces the curly quotes of word processors, which no language knows', () => {
    expect(splitPrograms('```python run\nprint(“a”)\n```').programs[0]?.code).toBe('print("a")');
  });
});

test('languageOf takes the first word', () => {
  expect(languageOf('Python run')).toBe('python');
  expect(languageOf('robot 5x5')).toBe('python');
  expect(languageOf('constructor')).toBeUndefined();
  expect(languageOf(undefined)).toBeUndefined();
});

describe('parseRobotMap', () => {
  const parse = (words: string) => parseRobotMap(words.split(' '));

  test('reads size, start, heading, charger and rocks', () => {
    expect(parse('6x4 start b1 up charger c4 rocks a3, d2')).toEqual({
      columns: 6,
      rows: 4,
      start: 'B1',
      heading: 'up',
      charger: 'C4',
      rocks: ['A3', 'D2'],
    });
  });

  test('has defaults, and ignores what it does not know', () => {
    const map = { columns: 5, rows: 5, start: 'A1', heading: 'right', charger: undefined, rocks: [] };
    expect(parse('')).toEqual(map);
    expect(parse('99x99 start z9 charger a6 sideways rocks a1 f1')).toEqual(map);
  });
});
