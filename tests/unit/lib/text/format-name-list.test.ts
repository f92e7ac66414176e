import { expect, test } from 'vitest';
import { formatNameList } from '#lib/text/format-name-list.ts';

const many = Array.from({ length: 1012 }, (_, index) => `p${index}`);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['שרה', 'محمد علي', 'Zoë'], '\u2068שרה\u2069, \u2068محمد علي\u2069 and Zoë'],
])('formatNameList formats %j as %j', (names, text) => {
  expect(formatNameList(names)).toBe(text);
});

test('formatNameList with a maximum counts the other names', () => {
  expect(formatNameList(many, 3)).toBe('p0, p1, p2 and 1\u00A0009 others');
  expect(formatNameList(many.slice(0, 5), 3)).toBe('p0, p1, p2 and 2 others');
});

test('formatNameList exceeds the maximum by one name instead of counting one other', () => {
  expect(formatNameList(many.slice(0, 4), 3)).toBe('p0, p1, p2 and p3');
});
