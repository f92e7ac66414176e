import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Permission, Role } from '#session/roles.ts';

/** Roles are compared by one enum (SES-001). Texts on screen may equal the name of a role. */

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
