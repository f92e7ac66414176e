import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBlanks, replaceBlanks, emptyBlanks } from '#openapi/rules/blanks.ts';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import { isCode, parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';

const isMalformed = (paragraph: string): boolean =>
  readBlanks(paragraph).blanks.some((blank) => blank.isMalformed);

const answersOf = (paragraph: string): string[] => readBlanks(paragraph).blanks.map(({ word }) => word);

const appearanceOf = (paragraph: string) => {
  const { blanks, shown } = readBlanks(paragraph);
  return { runs: parseFormattedText(shown), inCode: blanks.map(({ isInCode }) => isInCode) };
};

test.each(examples.blanks)(
  'readBlanks reads $paragraph: $because',
  ({ paragraph, words, learner, shown }) => {
    expect(isMalformed(paragraph) ? null : answersOf(paragraph)).toEqual(words);
    expect(emptyBlanks(paragraph)).toBe(learner);
    expect(readBlanks(paragraph).shown.replaceAll(slotCharacter, '___')).toBe(shown);
  },
);

test.each([
  ['There are [[100]] cm in [[1]] m.', ['100', '1'], 'There are [[]] cm in [[]] m.'],
  ['[[]] and [[a b]]', ['', 'a b'], '[[]] and [[]]'],
  ['no [blank] here', [], 'no [blank] here'],
  ['over two [[li\nnes]]', ['li\nnes'], 'over two [[]]'],
  ['[[list[0]]] is [[7]]', ['list[0]', '7'], '[[]] is [[]]'],
  ['It is [[grid[row[0]]]].', ['grid[row[0]]'], 'It is [[]].'],
  ['[[list[0]KEYWORD]]', ['list[0]KEYWORD'], '[[]]'],
  ['[[a[b[c[d[e]]]]]]', ['a[b[c[d[e]]]]'], '[[]]'],
  ['a tuple in brackets: [[[1, 2]]]', ['[1, 2]'], 'a tuple in brackets: [[]]'],
  ['list[0]] and ]] [[x]]]', ['x'], 'list[0]] and ]] [[]]]'],
  ['[[list[0]] KEYWORD]] and so on', ['list[0]] KEYWORD]] and so on'], '[[]]'],
  ['never [[ending, and [[b]]', ['ending, and [[b]]'], 'never [[]]'],
])('readBlanks finds the blanks of %j', (paragraph, words, emptied) => {
  expect(answersOf(paragraph)).toEqual(words);
  expect(emptyBlanks(paragraph)).toBe(emptied);
});

test('readBlanks returns which blanks are in code', () => {
  expect(appearanceOf('Do it.\n[[a]] `x = [[5]]`\n```\n[[b]]\n```\n[[c]]').inCode).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('blanks of random paragraphs', () => {
  const unit = fc.constantFrom(
    '[',
    ']',
    '[[',
    ']]',
    '\\',
    '`',
    '``',
    '\n```\n',
    '\n',
    ' ',
    'a',
    '$',
    '🌍',
    slotCharacter,
  );
  const paragraphs = fc.string({ unit, maxLength: 30 });

  const wellFormed = paragraphs.filter((paragraph) => !isMalformed(paragraph));

  test('emptyBlanks keeps the blanks and removes their answers', () => {
    fc.assert(
      fc.property(paragraphs, (paragraph) => {
        const emptied = emptyBlanks(paragraph);
        expect(answersOf(emptied)).toEqual(answersOf(paragraph).map(() => ''));
        expect(isMalformed(emptied)).toBe(false);
        expect(emptyBlanks(emptied)).toBe(emptied);
      }),
      { numRuns: 5000 },
    );
  });

  test('emptyBlanks does not change the displayed text', () => {
    fc.assert(
      fc.property(wellFormed, (paragraph) => {
        expect(appearanceOf(emptyBlanks(paragraph))).toEqual(appearanceOf(paragraph));
      }),
      { numRuns: 5000 },
    );
  });

  test('replaceBlanks restores the answers that emptyBlanks removed', () => {
    fc.assert(
      fc.property(wellFormed, (paragraph) => {
        const words = answersOf(paragraph);
        expect(replaceBlanks(emptyBlanks(paragraph), (index) => words[index] ?? '')).toBe(paragraph);
      }),
      { numRuns: 5000 },
    );
  });

  test('readBlanks displays each blank once, in text or in code', () => {
    fc.assert(
      fc.property(paragraphs, (paragraph) => {
        const { blanks, shown } = readBlanks(paragraph);
        const shownIn = parseFormattedText(shown).flatMap((run) =>
          Array.from(run.text.matchAll(new RegExp(slotCharacter, 'g')), () => isCode(run)),
        );
        expect(shownIn).toEqual(blanks.map(({ isInCode }) => isInCode));
      }),
      { numRuns: 5000 },
    );
  });
});

test.each(['[[', '\\[[', '`[[', '[[a]]'])('readBlanks reads a paragraph full of %j without delay', (part) => {
  const paragraph = part.repeat(10_000);
  expect(readBlanks(paragraph).blanks.length).toBeLessThanOrEqual(10_000);
  expect(readBlanks(`${paragraph}]]`).blanks.length).toBeLessThanOrEqual(10_000);
});
