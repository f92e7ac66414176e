import { expect, test } from 'vitest';
import { formatNameList } from '#lib/text/format-name-list.ts';

const many = Array.from({ length: 1012 }, (_, index) => `p${index}`);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['שרה', 'محمد علي', 'Zoë'], '\u2068שרה\u2069, \u2068محمد علي\u2069 and Zoë'],
])('formats %j as %j', (names, text) => {
  expect(formatNameList(names)).toBe(text);
});

test('names only some of many', () => {
  expect(formatNameList(many, 3)).toBe('p0, p1, p2 and 1\u00A0009 others');
  expect(formatNameList(many.slice(0, 5), 3)).toBe('p0, p1, p2 and 2 others');
});

test('never counts a single name as other', () => {
  expect(formatNameList(many.slice(0, 4), 3)).toBe('p0, p1, p2 and p3');
});
