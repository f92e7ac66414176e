/** Writes the generated files of the contract. With `--check` it only fails when one of them is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import { ContractError } from '../bundle.ts';
import { generatedFiles } from './generated-files.ts';

const root = new URL('../../../', import.meta.url);
const checkOnly = process.argv.includes('--check');
const stale: string[] = [];

const files = await generatedFiles().catch((error: unknown) => {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exit(1);
});

for (const { path, text } of files) {
  const file = new URL(path, root);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  stale.push(path);
  if (!checkOnly) await writeFile(file, text);
}

const verb = checkOnly ? 'Out of date' : 'Written';
process.stdout.write(
  stale.length === 0 ? 'The generated files are up to date.\n' : `${verb}: ${stale.join(', ')}\n`,
);
if (checkOnly && stale.length > 0) {
  console.log('To repair it: npm run contract:generate');
  process.exitCode = 1;
}
