import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from '#openapi/tools/generate/generated-files.ts';

const root = new URL('../../', import.meta.url);
const files = await generatedFiles();

test.each(files)('$path is what `npm run contract:generate` writes', async ({ path, text }) => {
  const current = await readFile(new URL(path, root), 'utf8');
  expect(current === text, `${path} is out of date: run npm run contract:generate`).toBe(true);
});

test('generatedFiles returns the same bytes for the same contract', async () => {
  expect(await generatedFiles()).toEqual(files);
});
