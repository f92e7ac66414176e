import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { init } from '#openapi/tools/package/init.ts';
import { writePackageFiles } from '#openapi/tools/package/package-files.ts';
import { readEnvironment } from '#openapi/tools/verify/run/environment.ts';
import { readWaivers } from '#openapi/tools/verify/verdict/waivers.ts';
import { document } from './contract.ts';

/* The package of the contract kit, and the files with which a backend team begins. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-kit-'));
  await writePackageFiles(join(folder, 'kit'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');

const initIn = async (name: string) => {
  await mkdir(join(folder, name), { recursive: true });
  return init(join(folder, name), pathToFileURL(join(folder, 'kit/templates/')));
};

test('the package contains the contract as a page and as files of both versions', async () => {
  expect(await read('kit/contract.html')).toContain('id="loginUser"');
  expect(JSON.parse(await read('kit/contract.compat.json'))).toMatchObject({ openapi: '3.0.3' });
  const { exports, bin } = JSON.parse(await read('kit/package.json')) as Record<string, object>;
  expect(Object.keys({ ...exports, ...bin })).toEqual([
    './contract.json',
    './contract.compat.json',
    'contract-verify',
    'springbyte-contract',
  ]);
});

test('the guide of the package has no command and no link that need the repository', async () => {
  const guide = await read('kit/README.md');
  expect(guide).toContain('## How to waive a deviation');
  expect(guide).toContain('npx contract-verify --server');
  expect(guide.match(/```sh\n[^`]*npm run[^`]*```/g)).toBeNull();
  const files = [...guide.matchAll(/\]\((?!#|https:)([^)]+)\)/g)].map(([, file]) => file);
  expect(files).toEqual([]);
});

test('init writes three files that the kit and GitHub can read', async () => {
  expect(await initIn('new')).toEqual([
    'wrote contract.env',
    'wrote waivers.yaml',
    'wrote .github/workflows/contract.yml',
    'There is no .gitignore: do not commit contract.env.',
  ]);
  expect(await readEnvironment(join(folder, 'new/contract.env'))).toMatchObject({ accounts: {} });
  expect(await readWaivers(join(folder, 'new/waivers.yaml'), document)).toEqual([]);
  expect(parse(await read('new/.github/workflows/contract.yml'))).toHaveProperty('jobs.contract.steps');
});

test('init leaves existing files unchanged, and ignores the environment file once', async () => {
  await mkdir(join(folder, 'existing'));
  await writeFile(join(folder, 'existing/contract.env'), 'ADMIN_USER=root\n');
  await writeFile(join(folder, 'existing/.gitignore'), 'node_modules');
  const lines = await initIn('existing');
  expect(lines[0]).toBe('contract.env exists and stays as it is');
  expect(lines[3]).toBe('added contract.env to .gitignore');
  const { mtimeMs } = await stat(join(folder, 'existing/waivers.yaml'));
  await initIn('existing');
  expect(await read('existing/contract.env')).toBe('ADMIN_USER=root\n');
  expect(await read('existing/.gitignore')).toBe('node_modules\ncontract.env\n');
  expect((await stat(join(folder, 'existing/waivers.yaml'))).mtimeMs).toBe(mtimeMs);
});
