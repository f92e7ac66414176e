import { describe, expect, test } from 'vitest';
import { splitCodeBlocks } from '#features/moderation/compare/code-blocks.ts';
import { wordChanges } from '#features/moderation/compare/word-changes.ts';

const code = '```\nrepeat 5 times:\n    clap\n```';

const segmentsOf = (before: string, after: string) =>
  splitCodeBlocks(wordChanges(before, after).after).map(({ isCode, pieces }) => ({
    isCode,
    text: pieces.map(({ text }) => text).join(''),
    changed: pieces.filter(({ isChanged }) => isChanged).map(({ text }) => text),
  }));

describe('splitCodeBlocks', () => {
  test('separates a block from the text around it, and keeps its indentation', () => {
    const text = `Read this.\n${code}\nHow many claps?`;
    expect(segmentsOf(text, text.replace('5', '6'))).toEqual([
      { isCode: false, text: 'Read this.\n', changed: [] },
      { isCode: true, text: 'repeat 6 times:\n    clap', changed: ['6'] },
      { isCode: false, text: 'How many claps?', changed: [] },
    ]);
  });

  test('leaves a text without blocks as it is', () => {
    expect(segmentsOf('One `word`', 'Two `words`')).toEqual([
      { isCode: false, text: 'Two `words`', changed: ['Two', 'words'] },
    ]);
  });

  test('shows the backticks that make a text a block', () => {
    expect(segmentsOf('print(1)', '```\nprint(1)\n```')).toMatchObject([
      { isCode: false, text: '```\nprint(1)\n```' },
    ]);
  });

  test('shows an added block as code', () => {
    expect(segmentsOf('How many?', `How many?\n${code}`).at(-1)).toMatchObject({
      isCode: true,
      text: 'repeat 5 times:\n    clap',
    });
  });

  test('extends a block without a last line to the end', () => {
    const text = 'Look:\n```\nprint(1)';
    expect(segmentsOf(text, text).at(-1)).toEqual({ isCode: true, text: 'print(1)', changed: [] });
  });
});
