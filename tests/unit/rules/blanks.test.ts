import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBlanks, replaceBlanks, withEmptyBlanks } from '#openapi/rules/blanks.ts';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import { isCode, runsOf, slot } from '#openapi/rules/formatted-text.ts';

const isMalformed = (paragraph: string): boolean =>
  readBlanks(paragraph).blanks.some((blank) => blank.isMalformed);

const wordsOf = (paragraph: string): string[] => readBlanks(paragraph).blanks.map(({ word }) => word);

/** What a reader sees of the paragraph, and which blanks stand in code. */
const appearanceOf = (paragraph: string) => {
  const { blanks, shown } = readBlanks(paragraph);
  return { runs: runsOf(shown), inCode: blanks.map(({ isInCode }) => isInCode) };
};

test.each(examples.blanks)('$paragraph: $because', ({ paragraph, words, learner, shown }) => {
  expect(isMalformed(paragraph) ? null : wordsOf(paragraph)).toEqual(words);
  expect(withEmptyBlanks(paragraph)).toBe(learner);
  expect(readBlanks(paragraph).shown.replaceAll(slot, '___')).toBe(shown);
});

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
])('the blanks of %j', (paragraph, words, emptied) => {
  expect(wordsOf(paragraph)).toEqual(words);
  expect(withEmptyBlanks(paragraph)).toBe(emptied);
});

test('knows which blanks stand in code', () => {
  expect(appearanceOf('Do it.\n[[a]] `x = [[5]]`\n```\n[[b]]\n```\n[[c]]').inCode).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('whatever the brackets, backslashes and backticks', () => {
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
    slot,
  );
  const paragraphs = fc.string({ unit, maxLength: 30 });

  const wellFormed = paragraphs.filter((paragraph) => !isMalformed(paragraph));

  test('an emptied paragraph has the same blanks, and no word', () => {
    fc.assert(
      fc.property(paragraphs, (paragraph) => {
        const emptied = withEmptyBlanks(paragraph);
        expect(wordsOf(emptied)).toEqual(wordsOf(paragraph).map(() => ''));
        expect(isMalformed(emptied)).toBe(false);
        expect(withEmptyBlanks(emptied)).toBe(emptied);
      }),
      { numRuns: 5000 },
    );
  });

  test('an emptied paragraph looks the same, in words and in code', () => {
    fc.assert(
      fc.property(wellFormed, (paragraph) => {
        expect(appearanceOf(withEmptyBlanks(paragraph))).toEqual(appearanceOf(paragraph));
      }),
      { numRuns: 5000 },
    );
  });

  test('the words that were taken out can be put back', () => {
    fc.assert(
      fc.property(wellFormed, (paragraph) => {
        const words = wordsOf(paragraph);
        expect(replaceBlanks(withEmptyBlanks(paragraph), (index) => words[index] ?? '')).toBe(paragraph);
      }),
      { numRuns: 5000 },
    );
  });

  test('each blank is shown once, in words or in code', () => {
    fc.assert(
      fc.property(paragraphs, (paragraph) => {
        const { blanks, shown } = readBlanks(paragraph);
        const shownIn = runsOf(shown).flatMap((run) =>
          Array.from(run.text.matchAll(new RegExp(slot, 'g')), () => isCode(run)),
        );
        expect(shownIn).toEqual(blanks.map(({ isInCode }) => isInCode));
      }),
      { numRuns: 5000 },
    );
  });
});

test.each(['[[', '\\[[', '`[[', '[[a]]'])('a paragraph full of %j is read at once', (part) => {
  const paragraph = part.repeat(10_000);
  expect(readBlanks(paragraph).blanks.length).toBeLessThanOrEqual(10_000);
  expect(readBlanks(`${paragraph}]]`).blanks.length).toBeLessThanOrEqual(10_000);
});
