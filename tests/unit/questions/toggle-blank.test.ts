import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBlanks } from '#openapi/rules/blanks.ts';
import { isOnBlank, toggleBlank, type Replacement } from '#questions/fill-in-the-blanks/toggle-blank.ts';

/** Parses a text with its selection between bars, 'a |word| here', or the caret at one bar. */
function parseSelection(marked: string) {
  const start = marked.indexOf('|');
  const last = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: last === start ? start : last - 1 };
}

function toggleSelection(marked: string): string | undefined {
  const { text, start, end } = parseSelection(marked);
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
  ])('adds a blank: %j to %j', (before, after) => {
    expect(toggleSelection(before)).toBe(after);
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
    expect(toggleSelection(before)).toBe(after);
  });

  test.each([
    ['a |list[0| b'],
    ['a |]| b'],
    ['never [[closed |word| here'],
    ['[|word|'],
    ['C:\\|Users|'],
    ['list[|0|]'],
    ['a |\\[[0| b'],
  ])('returns undefined if the selection overlaps other brackets: %j', (before) => {
    expect(toggleSelection(before)).toBeUndefined();
  });

  test('isOnBlank is false for a caret after a blank', () => {
    const { text, start, end } = parseSelection('the [[quick]]| fox');
    expect(isOnBlank(text, start, end)).toBe(false);
    expect(isOnBlank(text, start - 1, start)).toBe(true);
  });
});

test('toggling a blank twice restores the text that learners see', () => {
  const unit = fc.constantFrom('[', ']', '[[', ']]', '\\', '`', '```\n', ' ', 'a', 'b');
  const index = fc.nat({ max: 30 });
  const replaced = (text: string, replacement: Replacement) =>
    text.slice(0, replacement.start) + replacement.text + text.slice(replacement.end);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), index, index, (text, a, b) => {
      const selection = [Math.min(a, b), Math.max(a, b)] as const;
      const added = toggleBlank(text, ...selection);
      fc.pre(added !== undefined && !isOnBlank(text, ...selection));
      const { blanks, shown } = readBlanks(text);
      const withBlank = replaced(text, added);
      expect(readBlanks(withBlank).blanks).toHaveLength(blanks.length + 1);
      const removed = toggleBlank(withBlank, ...added.select);
      // With escaped brackets, the text may differ from the original or the blank may remain, but learners see the same text.
      const hadEscape = added.text.length < added.end - added.start + '[[]]'.length;
      expect(removed !== undefined || hadEscape).toBe(true);
      expect(removed ? readBlanks(replaced(withBlank, removed)).shown : shown).toBe(shown);
    }),
    { numRuns: 5000 },
  );
});
