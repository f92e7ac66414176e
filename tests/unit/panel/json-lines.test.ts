import { expect, test } from 'vitest';
import { excerptAt, jsonLines } from '#mocks/panel/tabs/requests/json-lines.ts';

const body = { list: [1, { 'a/b~c': null }], empty: {}, text: 'x"y', none: [] };

test.each([[body], [[]], ['text'], [null], [0]])('formats %j like JSON.stringify', (value) => {
  const text = jsonLines(value).map((line) => line.text);
  expect(text.join('\n')).toBe(JSON.stringify(value, null, 2));
});

test('an excerpt marks the line of a value', () => {
  const lines = excerptAt(jsonLines(body), '/list/1/a~1b~0c');
  expect(lines?.map(({ text, isMarked }) => `${isMarked ? '>' : ' '}${text}`)).toEqual([
    '     1,',
    '     {',
    '>      "a/b~c": null',
    '     }',
    '   ],',
  ]);
  expect(lines?.[0]?.number).toBe(3);
});

test('an excerpt marks the object that lacks a value', () => {
  const lines = excerptAt(jsonLines(body), '/list/1/missing');
  expect(lines?.find(({ isMarked }) => isMarked)?.text).toBe('    {');
});

test('without a body there is no excerpt', () => {
  expect(excerptAt([], '/0/id')).toBeUndefined();
});
