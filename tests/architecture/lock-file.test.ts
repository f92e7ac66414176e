import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('the lock file names no host, so that everybody installs from the registry they have', () => {
  const lockFile = text('package-lock.json');
  expect(lockFile).toContain('"integrity": "sha512-');
  expect(lockFile).not.toContain('"resolved"');
});

test('npm keeps it so', () => {
  expect(text('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
});
