/**
 * Checks the contract with third-party tools: `npx node openapi/tools/interop/interop.ts [tool …]`. Run it
 * manually, because it downloads the tools and takes minutes; README.md lists the results. The exit code is 1 when
 * a tool fails.
 */
import { fileURLToPath } from 'node:url';
import { generators } from './generators.ts';
import { prism } from './prism.ts';
import { readers } from './readers.ts';

export interface Tool {
  name: string;
  /** Describes the result in one line. @throws Error when the tool fails */
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
