import { expect, test } from 'vitest';
import { csvDialectOf, csvText } from '#components/list/csv/csv-text.ts';

const table = { header: ['Name', 'Score'], rows: [['Nkosi, Thandi', 2.5]] };

test.each([
  ['en-US', 'Name,Score\r\n"Nkosi, Thandi",2.5\r\n'],
  ['en-ZA', 'Name;Score\r\n"Nkosi, Thandi";2,5\r\n'],
  ['af', 'Name;Score\r\n"Nkosi, Thandi";2,5\r\n'],
])('csvText uses the separators of %s', (language, text) => {
  expect(csvText(table, csvDialectOf(language)).slice(1)).toBe(text);
});
