/**
 * Packs the contract and `contract:verify` for a backend's repository: `npm run contract:pack` writes
 * `dist/springbyte-contract-kit-<version>.tgz`, which `npm install` accepts.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import contract from '../../contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '../document.ts';
import { compatibleContract } from '../interop/compatible-contract.ts';

const run = promisify(execFile);
const document = contract as unknown as ContractDocument;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'dist');
const stage = join(dist, 'contract-kit');

/** The dependencies of the kit, in the versions that it is tested with. */
const imported = ['ajv', 'ajv-formats', 'yaml'];

async function manifest(): Promise<object> {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return {
    name: 'springbyte-contract-kit',
    version: contract.info.version,
    description: 'The HTTP contract of Springbyte, and a check of a running server against it',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'contract-verify': 'openapi/tools/package/contract-verify.js' },
    exports: {
      './contract.json': './openapi/contract.gen.json',
      './contract.compat.json': './contract.compat.json',
    },
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(imported.map((name) => [name, devDependencies[name]])),
  };
}

// Runs npm's script directly: `npm` is a shell script on some systems.
const npm = process.env['npm_execpath'];
if (npm === undefined) throw new Error('Start this with npm run contract:pack.');
await rm(stage, { recursive: true, force: true });
await mkdir(stage, { recursive: true });
const project = join(import.meta.dirname, 'tsconfig.json');
const compiler = join(root, 'node_modules/typescript/bin/tsc');
await run(process.execPath, [compiler, '--project', project, '--outDir', stage]);
// Only types are imported from the application.
await rm(join(stage, 'src'), { recursive: true });
await Promise.all([
  writeFile(join(stage, 'package.json'), JSON.stringify(await manifest(), undefined, 2)),
  writeFile(join(stage, 'contract.compat.json'), JSON.stringify(compatibleContract(document))),
  cp(join(import.meta.dirname, 'README.md'), join(stage, 'README.md')),
  cp(join(root, 'openapi/mock.env'), join(stage, 'example.env')),
  cp(join(root, 'openapi/rules'), join(stage, 'rules'), { recursive: true }),
  cp(join(root, 'openapi/conformance/files'), join(stage, 'openapi/conformance/files'), { recursive: true }),
]);
const packed = await run(process.execPath, [npm, 'pack', stage, '--pack-destination', dist], { cwd: root });
console.log(`dist/${packed.stdout.trim().split('\n').at(-1)}`);
