import { describe, expect, test } from 'vitest';
import { detectFormat } from '#features/authoring/editor/import/detect-format.ts';
import { examples } from '#features/authoring/editor/import/examples.ts';
import { importRows } from './import-rows.ts';

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
