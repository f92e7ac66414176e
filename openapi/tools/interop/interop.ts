/**
 * Checks the contract with third-party tools: `npx node openapi/tools/interop/interop.ts [tool …]`. Run it
 * manually, because it downloads the tools and takes minutes; `openapi/README.md` lists the results. The exit code is 1 when
 * a tool fails.
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '../document.ts';
import { compatibleContract } from './compatible-contract.ts';
import { frameworks } from './frameworks.ts';
import { generators, olderGenerators } from './generators.ts';
import { prism } from './prism.ts';
import { readers } from './readers.ts';

export interface Tool {
  name: string;
  /** Checks the contract in a file, and describes the result in one line. @throws Error when the tool fails */
  check: (contract: string) => Promise<string>;
}

const contract = fileURLToPath(new URL('../../contract.gen.json', import.meta.url));
const compatible = join(await mkdtemp(join(tmpdir(), 'contract-')), 'contract.compat.json');
const document = JSON.parse(await readFile(contract, 'utf8')) as ContractDocument;
await writeFile(compatible, JSON.stringify(compatibleContract(document)));

const checks = [
  ...[...readers, ...generators, ...prism].map((tool) => ({ ...tool, file: contract })),
  ...[...frameworks, ...olderGenerators].map((tool) => ({ ...tool, file: compatible })),
];
const wanted = process.argv.slice(2);

for (const { name, check, file } of checks) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  try {
    process.stdout.write(`✓ ${name}: ${await check(file)}\n`);
  } catch (error) {
    process.exitCode = 1;
    const { message, stdout = '' } = error as Error & { stdout?: string };
    process.stdout.write(`✗ ${name}: ${message}\n${stdout}\n`);
  }
}
