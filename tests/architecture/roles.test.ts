import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Permission, Role } from '#session/roles.ts';

/** Roles are compared by the one enum (SES-001); a word on the screen may be spelt like one. */

const source = join(import.meta.dirname, '../../src');
const names = Object.values(Role).join('|');
const literal = new RegExp(`\\broles?\\b[^\\n]*'(${names})'|'(${Object.values(Permission).join('|')})'`);

test('no other file of src writes a role or a permission as a string', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => file !== 'session/roles.ts' && !file.endsWith('.gen.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const offenders = files.filter((file) => literal.test(readFileSync(join(source, file), 'utf8')));
  expect(offenders).toEqual([]);
});
