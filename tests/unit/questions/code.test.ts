import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';
import { toCode, toPlainText } from '#questions/text/plain-text.ts';
import { spokenCode } from '#questions/text/spoken-code.ts';
import { spokenFormattedText } from '#questions/text/spoken.ts';

/** Returns runs in short notation: text, <code>, [block]. */
const runsOf = (source: string) =>
  parseFormattedText(source).map(({ kind, text }) => {
    if (kind === 'text') return text;
    return kind === 'code' ? `<${text}>` : `[${text}]`;
  });

describe('parseFormattedText with code', () => {
  test.each([
    ['Nothing of it.', ['Nothing of it.']],
    ['The value `True` is a bool.', ['The value ', '<True>', ' is a bool.']],
    ['`x = 5`', ['<x = 5>']],
    ['`a` and `b`', ['<a>', ' and ', '<b>']],
    ['``a ` b`` has one', ['<a ` b>', ' has one']],
    ['`` ` ``', ['<`>']],
    ['Two spaces:\n  `x`', ['Two spaces:\n  ', '<x>']],
  ])('parses code within a line: %j', (source, runs) => {
    expect(runsOf(source)).toEqual(runs);
  });

  test.each([
    ['Read it.\n```\nx = 1\n  y\n```\nWhat is x?', ['Read it.', '[x = 1\n  y]', 'What is x?']],
    ['```python\nx = 1\n```', ['[x = 1]']],
    ['Read.\r\n\r\n```\r\nx\r\n\r\ny\r\n```\r\n', ['Read.', '[x\n\ny]']],
    ['````\n```\n````', ['[```]']],
    ['```\nstill being written', ['[still being written]']],
    ['```\n```\nEmpty', ['Empty']],
  ])('parses code blocks: %j', (source, runs) => {
    expect(runsOf(source)).toEqual(runs);
  });

  test.each(['Thabo`s and Anna`s dogs', 'one ` alone', '``', 'a `b\nc` d', '“’Tis”, he said − 5'])(
    'returns other texts unchanged: %j',
    (source) => {
      expect(runsOf(source)).toEqual([source]);
    },
  );

  test('replaces curly quotes and a typographic minus in code', () => {
    expect(runsOf('`print(“it’s”)` and `n − 6`')).toEqual(['<print("it\'s")>', ' and ', '<n - 6>']);
  });

  test('toPlainText removes backticks, and toCode adds them unless they are present', () => {
    expect(toPlainText('The `int` type')).toBe('The int type');
    expect(toCode('x = 5')).toBe('`x = 5`');
    expect(toCode('`x`')).toBe('`x`');
  });

  test('toPlainText keeps all letters for any backticks', () => {
    const unit = fc.constantFrom('a', '1', '`', '``', '\n', ' ', '```\n');
    const letters = (text: string) => text.replaceAll(/[^a1]/g, '');
    // The language name after an opening fence is not shown.
    const withoutLanguages = (text: string) => text.replaceAll(/`{3,}[^`\n]*$/gm, '```');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }).map(withoutLanguages), (text) => {
        expect(letters(toPlainText(text))).toBe(letters(text));
      }),
    );
  });
});

describe('spokenFormattedText with code', () => {
  test.each([
    ['x = 5', 'x equals 5'],
    ['a == b', 'a is equal to b'],
    ['n <= 10', 'n is less than or equal to 10'],
    ['n = n - 6', 'n equals n minus 6'],
    ['print("hi")', 'print open bracket quote hi quote close bracket'],
    ['total_score += 2.5', 'total underscore score plus equals 2.5'],
    ['list[0]', 'list open square bracket 0 close square bracket'],
    ['repeat 4 times:', 'repeat 4 times colon'],
    ['2 ** 3 // 1', '2 to the power of 3 double slash 1'],
    [`x = ${slotCharacter}`, 'x equals blank'],
    ['é≈ä', 'é ≈ ä'],
  ])('spokenCode reads %j as “%s”', (code, said) => {
    expect(
      spokenCode(code)
        .map(({ say }) => say)
        .join(' '),
    ).toBe(said);
  });

  const textsOf = (source: string, say?: (index: number) => string) =>
    spokenFormattedText(source, 'prompt', say).map(({ text }) => text);

  test('announces code, and reads a block line by line', () => {
    expect(textsOf('What does `x = 5` do?')).toEqual(['What does code: x equals 5 do?']);
    expect(textsOf('Read it.\n```\nrepeat 2 times:\n\n    clap\n```\nHow many?')).toEqual([
      'Read it.',
      'Code:',
      'repeat 2 times colon',
      'clap',
      'How many?',
    ]);
  });

  test('returns a separate text for each line', () => {
    expect(textsOf('First this.\nThen that.')).toEqual(['First this.', 'Then that.']);
    expect(textsOf('Now:\n`x`\nand so on')).toEqual(['Now:', 'code: x', 'and so on']);
  });

  test('reads a blank as “blank” or as its answer', () => {
    const paragraph = `Count ${slotCharacter}, (${slotCharacter}) and \`x = ${slotCharacter}\`.`;
    expect(textsOf(paragraph)).toEqual(['Count blank, ( blank) and code: x equals blank .']);
    const given = ['one', '', '$&'];
    expect(textsOf(paragraph, (index) => given[index] ?? '')).toEqual([
      'Count one, ( blank) and code: x equals $& .',
    ]);
  });

  test('returns the character range of each word', () => {
    const source = `How ${slotCharacter}, is \`x = 5\`?`;
    const screen = parseFormattedText(source)
      .map(({ text }) => text)
      .join('')
      .replaceAll(slotCharacter, '');
    const [line] = spokenFormattedText(source, 'prompt');
    expect(
      line?.marks.map(({ at, start, end, slot: inSlot }) => [
        line.text.slice(at).split(' ')[0],
        inSlot ?? screen.slice(start, end),
      ]),
    ).toEqual([
      ['How', 'How'],
      ['blank,', 0],
      ['is', 'is'],
      ['x', 'x'],
      ['equals', '='],
      ['5', '5'],
      ['?', '?'],
    ]);
  });
});
