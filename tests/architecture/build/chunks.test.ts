import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, chunks } from '../../../.ci/build/chunks.mjs';

const root = join(import.meta.dirname, '../../..');

test('chunks names only installed packages, modules of them, and globs that match a file', () => {
  const missing = chunks.flatMap(({ packages = [], modules = [], files = [] }) => [
    ...[...packages, ...modules].filter((name) => !existsSync(join(root, 'node_modules', name))),
    ...files.filter((glob) => globSync(glob, { cwd: root }).length === 0),
  ]);
  expect(missing).toEqual([]);
});

test.each([
  ['src/routes/auth/login.tsx', 'application'],
  ['src/routes/auth/login.tsx?tsr-split=component', undefined],
  ['src/routes/_app.tsx?tsr-split=component', 'application'],
  ['src/app/data/client-connection.ts', 'data'],
  ['src/api/client.ts', 'data'],
  ['src/api/contract.gen.ts', undefined],
  ['src/api/upload.ts', undefined],
  ['src/session/session.ts', 'data'],
  ['src/session/user-memory.ts', undefined],
  ['src/session/wrong-clock.ts', undefined],
  ['src/components/form/form.tsx', 'form'],
  ['src/components/form/form.module.css', undefined],
  ['mocks/page/early.ts', 'mock-early'],
  ['mocks/browser.ts', 'mock'],
  ['node_modules/react-dom/client.js', 'framework'],
  ['node_modules/lucide-react/dist/esm/icons/eye.mjs', 'public-icons'],
  ['node_modules/lucide-react/dist/esm/icons/hourglass.mjs', 'icons'],
  ['node_modules/react-aria-components/index.js', undefined],
])('chunkGroups assigns %s to %s', (id, name) => {
  expect(chunkGroups.find((group) => group.test(join(root, id)))?.name).toBe(name);
});
