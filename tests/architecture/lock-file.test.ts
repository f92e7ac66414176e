import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const lockFile = text('package-lock.json');

test('the lock file names no host, so that npm uses the configured registry', () => {
  expect(lockFile).toContain('"integrity": "sha512-');
  expect(lockFile).not.toContain('"resolved"');
});

test('npm is configured to omit hosts from the lock file', () => {
  expect(text('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
});

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The parent of a package's folder: `a/node_modules/b` → `a`, `node_modules/b` → ''. */
function folderAround(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end < 0 ? '' : folder.slice(0, end);
}

// If its registry lacks a package for another platform, npm silently omits it, and `npm ci` then rejects the lock file.
test('the lock file has every dependency, including those for other platforms', () => {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, LockedPackage> };
  function isLocked(from: string, name: string): boolean {
    const prefix = from === '' ? '' : `${from}/`;
    return `${prefix}node_modules/${name}` in packages || (from !== '' && isLocked(folderAround(from), name));
  }
  const missing = Object.entries(packages).flatMap(([folder, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder} → ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
