import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBlanks } from '#openapi/rules/blanks.ts';
import { isOnBlank, toggleBlank, type Replacement } from '#questions/fill-in-the-blanks/toggle-blank.ts';

/** Parses a text with its selection between bars, 'a |word| here', or the caret at one bar. */
function selected(marked: string) {
  const start = marked.indexOf('|');
  const last = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: last === start ? start : last - 1 };
}

function toggled(marked: string): string | undefined {
  const { text, start, end } = selected(marked);
  const replacement = toggleBlank(text, start, end);
  if (!replacement) return undefined;
  const { text: inserted, select } = replacement;
  const result = text.slice(0, replacement.start) + inserted + text.slice(replacement.end);
  const [from, to] = select;
  return from === to
    ? `${result.slice(0, from)}|${result.slice(from)}`
    : `${result.slice(0, from)}|${result.slice(from, to)}|${result.slice(to)}`;
}

describe('toggleBlank', () => {
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
    ['`x = |5|`', '`x = [[|5|]]`'],
    ['say |`hi`|', 'say [[|`hi`|]]'],
    ['`[[1], |[2]|]`', '`[[1], [[|[2]|]]]`'],
    ['a |list\\[[0]]| b', 'a [[|list[[0]]|]] b'],
  ])('changes %j to %j', (before, after) => {
    expect(toggled(before)).toBe(after);
  });

  test.each([
    ['the [[|quick|]] fox', 'the |quick| fox'],
    ['the [[qu|ick]] fox', 'the |quick| fox'],
    ['|the [[quick]]| fox', 'the |quick| fox'],
    ['|[[one]] and [[two]]|', '|one and two|'],
    ['a [[|]] b', 'a | b'],
    ['a [[|list[[0]]|]] b', 'a |list\\[[0]]| b'],
    ['`a [[|[1], [2]|]]`', '`a |[1], [2]|`'],
  ])('removes a blank: %j to %j', (before, after) => {
    expect(toggled(before)).toBe(after);
  });

  test.each([
    ['a |list[0| b'],
    ['a |]| b'],
    ['never [[closed |word| here'],
    ['[|word|'],
    ['C:\\|Users|'],
    ['list[|0|]'],
    ['a |\\[[0| b'],
  ])('returns undefined if other brackets overlap: %j', (before) => {
    expect(toggled(before)).toBeUndefined();
  });

  test('isOnBlank is false for a caret after a blank', () => {
    const { text, start, end } = selected('the [[quick]]| fox');
    expect(isOnBlank(text, start, end)).toBe(false);
    expect(isOnBlank(text, start - 1, start)).toBe(true);
  });
});

test('toggling a blank twice restores the text', () => {
  const unit = fc.constantFrom('[', ']', '[[', ']]', '\\', '`', '```\n', ' ', 'a', 'b');
  const place = fc.nat({ max: 30 });
  const replaced = (text: string, replacement: Replacement) =>
    text.slice(0, replacement.start) + replacement.text + text.slice(replacement.end);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), place, place, (text, one, other) => {
      const selection = [Math.min(one, other), Math.max(one, other)] as const;
      const made = toggleBlank(text, ...selection);
      fc.pre(made !== undefined && !isOnBlank(text, ...selection));
      const { blanks, shown } = readBlanks(text);
      const withBlank = replaced(text, made);
      expect(readBlanks(withBlank).blanks).toHaveLength(blanks.length + 1);
      const again = toggleBlank(withBlank, ...made.select);
      // An escaped text may differ from the original, but learners see the same, or it remains a blank.
      const hadEscape = made.text.length < made.end - made.start + '[[]]'.length;
      expect(again !== undefined || hadEscape).toBe(true);
      expect(again ? readBlanks(replaced(withBlank, again)).shown : shown).toBe(shown);
    }),
    { numRuns: 5000 },
  );
});
