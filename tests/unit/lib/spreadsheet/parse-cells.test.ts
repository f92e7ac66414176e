import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText } from '#components/list/csv/csv-text.ts';
import { parseCells } from '#lib/spreadsheet/parse-cells.ts';

describe('parseCells', () => {
  test("parses the application's own CSV export", () => {
    // No formulas: the export escapes them with an apostrophe.
    const cell = fc.stringMatching(/^(?:[a-z0-9][a-z0-9 ",;\n]{0,8})?$/);
    const cells = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), cell, cell), { minLength: 1 });
    fc.assert(
      fc.property(cells, (rows) => {
        const text = csvText({ header: ['a', 'b', 'c'], rows }).slice(1);
        expect(parseCells(text)).toEqual([['a', 'b', 'c'], ...rows, ['']]);
      }),
    );
  });

  test('parses multi-line cells as copied from a spreadsheet', () => {
    expect(parseCells('"one\nline ""two"""\tb\r\nc\td')).toEqual([
      ['one\nline "two"', 'b'],
      ['c', 'd'],
    ]);
  });

  test('treats a stray quotation mark as text', () => {
    expect(parseCells('"Hi" he said\ta\nc\td')).toEqual([
      ['"Hi" he said', 'a'],
      ['c', 'd'],
    ]);
  });

  test('uses the separator that the first line of the file names', () => {
    expect(parseCells('\uFEFFsep=;\r\na;b,c\r\nd;e')).toEqual([
      ['a', 'b,c'],
      ['d', 'e'],
    ]);
  });
});
