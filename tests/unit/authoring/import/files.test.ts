import { describe, expect, test } from 'vitest';
import { detectFormat } from '#features/authoring/editor/import/detect-format.ts';
import { examples } from '#features/authoring/editor/import/examples.ts';
import { decodeText, unreadableReason } from '#features/authoring/editor/import/import-dialog.tsx';
import { importRows } from './import-rows.ts';

describe('decodeText', () => {
  test.each([
    ['UTF-8', [0xc3, 0xa9]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
    ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
    ['Windows-1252', [0xe9]],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe('é');
  });
});

describe('unreadableReason', () => {
  test.each([
    [{ name: 'quiz.CSV', size: 10 }, undefined],
    [
      { name: 'quiz.xlsx', size: 10 },
      'Only .txt, .gift, .csv, .tsv files can be read here. Copy the cells of a spreadsheet and paste them, or save it as CSV.',
    ],
    [{ name: 'quiz.txt', size: 0 }, 'This file is empty.'],
    [{ name: 'quiz.txt', size: 2_000_000 }, 'This file is too large: at most 1 MB.'],
  ])('returns the reason for %j', (file, reason) => {
    expect(unreadableReason(file)).toBe(reason);
  });
});

describe('examples', () => {
  test.each(Object.entries(examples))('contains a valid example of %s', (format, { text, file }) => {
    expect(detectFormat(text)).toBe(format);
    for (const source of [text, file.text]) {
      expect(importRows(source).filter((row) => typeof row === 'string')).toEqual([]);
    }
  });

  test('contains the same questions as table and CSV, and the same types in GIFT', () => {
    expect(importRows(examples.csv.text)).toEqual(importRows(examples.table.text));
    const types = importRows(examples.table.text).map((row) => (typeof row === 'string' ? row : row.type));
    expect(importRows(examples.gift.text).map((row) => (typeof row === 'string' ? row : row.type))).toEqual(
      types,
    );
  });
});

describe('detectFormat', () => {
  test.each([
    ['What does {x = 1} do?\tNothing\tAll\tA', 'table'],
    ['What is {}?,set,dict,B', 'csv'],
    ['::T:: a {=b}', 'gift'],
    ['So?\nA. a\nB. b\nANSWER: A', 'aiken'],
    ['One line', 'table'],
  ])('detects %j as %s', (source, format) => {
    expect(detectFormat(source)).toBe(format);
  });
});
