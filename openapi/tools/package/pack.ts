/**
 * Packs the contract and `contract:verify` for a backend's repository: `npm run contract:pack` writes
 * `dist/springbyte-contract-kit-<version>.tgz`, which `npm install` accepts.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writePackageFiles } from './package-files.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'dist');
const stage = join(dist, 'contract-kit');

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
await writePackageFiles(stage);
const packed = await run(process.execPath, [npm, 'pack', stage, '--pack-destination', dist], { cwd: root });
console.log(`dist/${packed.stdout.trim().split('\n').at(-1)}`);
