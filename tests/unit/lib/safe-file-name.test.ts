import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from '#lib/safe-file-name.ts';

test.each([
  ['learners-2025-05-15.csv', 'learners-2025-05-15.csv'],
  ['Café grid 3.pdf', 'Café grid 3.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  [String.raw`C:\Users\x.pdf`, 'C--Users-x.pdf'],
  ['a/b.pdf', 'a-b.pdf'],
  ['what? <"now">|*.pdf', 'what- --now----.pdf'],
  ['a\u0000b\u001F.pdf', 'ab.pdf'],
  ['a\r\nb\tc.pdf', 'a b c.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u2066x\u2069\u200B\uFEFF.pdf', 'x.pdf'],
  ['.htaccess', 'htaccess'],
  ['  x.pdf. . ', 'x.pdf'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['LPT².csv', '_LPT².csv'],
  ['CONOUT$', '_CONOUT$'],
  ['CO\u200BN.txt', '_CON.txt'],
  ['console.txt', 'console.txt'],
  ['com10.txt', 'com10.txt'],
  ['half \uD83D.pdf', 'half \uFFFD.pdf'],
  ['...', 'download'],
  ['\u202E', 'download'],
  ['', 'download'],
])('safeFileName converts %j to %j', (wanted, name) => {
  expect(safeFileName(wanted)).toBe(name);
});

test.each([
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'é'.repeat(150)}.json`, `${'é'.repeat(97)}.json`],
  [`${'🙂'.repeat(80)}.csv`, `${'🙂'.repeat(49)}.csv`],
  [`${'a'.repeat(195)} bcd.pdf`, `${'a'.repeat(195)}.pdf`],
  ['a'.repeat(300), 'a'.repeat(200)],
  [`x.${'a'.repeat(300)}`, `x.${'a'.repeat(198)}`],
])('safeFileName truncates %j before its extension', (wanted, name) => {
  expect(safeFileName(wanted)).toBe(name);
});

test('safeFileName returns a well-formed, short and safe name for any input, and is idempotent', () => {
  const unit = fc.oneof(
    fc.constantFrom('/', '\\', '.', ' ', '\u202E', '\u0000', 'con', 'é', 'e\u0301', '🙂'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 120 }), (parts) => {
      const name = safeFileName(parts.join(''));
      expect(name).not.toMatch(/[/\\:*?"<>|\p{Control}\p{Format}]|^[. ]|[. ]$|^$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
      expect(safeFileName(name)).toBe(name);
    }),
  );
});
