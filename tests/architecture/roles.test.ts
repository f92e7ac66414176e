import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Permission, Role } from '#session/roles.ts';

/**
 * Code compares roles through the enum `Role` (SES-001). A text on screen may equal the name of a role, so a name counts
 * only after the word “role”.
 */

const source = join(import.meta.dirname, '../../src');
const names = Object.values(Role).join('|');
const literal = new RegExp(`\\broles?\\b[^\\n]*'(${names})'|'(${Object.values(Permission).join('|')})'`);

test('only roles.ts spells roles and permissions as strings', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => file !== 'session/roles.ts' && !file.endsWith('.gen.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const offenders = files.filter((file) => literal.test(readFileSync(join(source, file), 'utf8')));
  expect(offenders).toEqual([]);
});
