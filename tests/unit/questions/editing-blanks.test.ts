import { describe, expect, test } from 'vitest';
import { blankPlaces, isOnBlank, toggledBlank } from '#questions/fill-in-the-blanks/toggle-blank.ts';

/** A text with its selection between two bars, or the caret at one bar: 'a |word| here'. */
function selected(marked: string) {
  const start = marked.indexOf('|');
  const last = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: last === start ? start : last - 1 };
}

/** The text after the button was pressed, with bars around what is then selected. */
function pressed(marked: string): string | undefined {
  const { text, start, end } = selected(marked);
  const replacement = toggledBlank(text, start, end);
  if (!replacement) return undefined;
  const { words, select } = replacement;
  const result = text.slice(0, replacement.start) + words + text.slice(replacement.end);
  const [from, to] = select;
  return from === to
    ? `${result.slice(0, from)}|${result.slice(from)}`
    : `${result.slice(0, from)}|${result.slice(from, to)}|${result.slice(to)}`;
}

describe('making a blank', () => {
  test.each([
    ['the |quick| fox', 'the [[|quick|]] fox'],
    ['the| quick |fox', 'the [[|quick|]] fox'],
    ['the qu|ick fox', 'the [[|quick|]] fox'],
    ['the quick| fox', 'the [[|quick|]] fox'],
    ['the  |  fox', 'the  [[|]]  fox'],
    ['|', '[[|]]'],
    ['3 + 4 = |7|.', '3 + 4 = [[|7|]].'],
    ['Die |môre-son| skyn', 'Die [[|môre-son|]] skyn'],
    ['a |list[0]| b', 'a [[|list[0]|]] b'],
    ['|🌍 earth|', '[[|🌍 earth|]]'],
    ['[[one]] |two|', '[[one]] [[|two|]]'],
  ])('%j becomes %j', (before, after) => {
    expect(pressed(before)).toBe(after);
  });

  test.each([
    ['the [[|quick|]] fox', 'the |quick| fox'],
    ['the [[qu|ick]] fox', 'the |quick| fox'],
    ['|the [[quick]]| fox', 'the |quick| fox'],
    ['|[[one]] and [[two]]|', '|one and two|'],
    ['a [[|]] b', 'a | b'],
  ])('on a blank, %j becomes %j again', (before, after) => {
    expect(pressed(before)).toBe(after);
  });

  test.each([['a |list[0| b'], ['a |]| b'], ['never [[closed |word| here'], ['[|word|']])(
    'is refused where brackets are in the way: %j',
    (before) => {
      expect(pressed(before)).toBeUndefined();
    },
  );

  test('the caret behind a blank is not on it', () => {
    const { text, start, end } = selected('the [[quick]]| fox');
    expect(isOnBlank(text, start, end)).toBe(false);
    expect(isOnBlank(text, start - 1, start)).toBe(true);
  });
});

test('a blank is found by the grammar of the contract, brackets inside it too', () => {
  expect(blankPlaces('[[a[0]]] then [[b').map(({ word, isMalformed }) => [word, isMalformed])).toEqual([
    ['a[0]', false],
    ['b', true],
  ]);
});
