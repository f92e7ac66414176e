import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import contract from '../../contract.gen.json' with { type: 'json' };
import { contractPage } from '../docs/docs.ts';
import type { ContractDocument } from '../document.ts';
import { compatibleContract } from '../interop/compatible-contract.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const document = contract as unknown as ContractDocument;

/** The dependencies of the kit, in the versions that it is tested with. */
const imported = ['ajv', 'ajv-formats', 'yaml'];

/** Writes all files of the package into a folder, except for the JavaScript of its commands. */
export async function writePackageFiles(folder: string): Promise<void> {
  const at = (path: string) => join(folder, path);
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, 'templates'), at('templates'), { recursive: true });
  await Promise.all([
    writeFile(at('package.json'), JSON.stringify(await manifest(), undefined, 2)),
    writeFile(at('README.md'), guideOf(await read('openapi/README.md'))),
    writeFile(at('contract.html'), await contractPage()),
    writeFile(at('contract.compat.json'), JSON.stringify(compatibleContract(document))),
    writeFile(at('templates/contract.env'), withoutValues(await read('openapi/mock.env'))),
    cp(join(root, 'openapi/rules'), at('rules'), { recursive: true }),
    cp(join(root, 'openapi/conformance/files'), at('openapi/conformance/files'), { recursive: true }),
  ]);
}

const read = (path: string) => readFile(join(root, path), 'utf8');

/** The guide without its last section, whose commands need the repository. */
const guideOf = (text: string) => `${text.split('\n## In this repository\n')[0]}\n`;

const withoutValues = (environment: string) => environment.replaceAll(/^(\w+)=.*$/gm, '$1=');

async function manifest(): Promise<object> {
  const { devDependencies } = JSON.parse(await read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  return {
    name: 'springbyte-contract-kit',
    version: contract.info.version,
    description: 'The HTTP contract of Springbyte, and a check of a running server against it',
    license: 'UNLICENSED',
    type: 'module',
    bin: {
      'contract-verify': 'openapi/tools/package/contract-verify.js',
      'springbyte-contract': 'openapi/tools/package/springbyte-contract.js',
    },
    exports: {
      './contract.json': './openapi/contract.gen.json',
      './contract.compat.json': './contract.compat.json',
    },
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(imported.map((name) => [name, devDependencies[name]])),
  };
}
