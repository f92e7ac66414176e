/**
 * Reads the contract with the tools that other teams use: `npx node openapi/tools/interop/interop.ts [tool …]`. It is run by
 * hand, because it downloads the tools and takes some minutes; README.md has the results. The exit code is 1 when a tool
 * stumbles.
 */
import { fileURLToPath } from 'node:url';
import { generators } from './generators.ts';
import { prism } from './prism.ts';
import { readers } from './readers.ts';

/** A tool of others, and what it has to achieve. */
export interface Tool {
  name: string;
  /** What it makes of the contract, in one line. @throws Error when it stumbles */
  check: (contract: string) => Promise<string>;
}

const contract = fileURLToPath(new URL('../../contract.gen.json', import.meta.url));
const wanted = process.argv.slice(2);
const tools = [...readers, ...generators, ...prism].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

for (const { name, check } of tools) {
  try {
    process.stdout.write(`✓ ${name}: ${await check(contract)}\n`);
  } catch (error) {
    process.exitCode = 1;
    const { message, stdout = '' } = error as Error & { stdout?: string };
    process.stdout.write(`✗ ${name}: ${message}\n${stdout}\n`);
  }
}
