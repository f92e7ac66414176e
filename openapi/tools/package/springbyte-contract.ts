#!/usr/bin/env node
/** The second command of the package: `npx springbyte-contract init` writes the first files of a backend team. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { init } from './init.ts';

const packageRoot = new URL('../../../', import.meta.url);
const [, , command] = process.argv;

if (command === 'init') {
  console.log((await init(process.cwd(), new URL('templates/', packageRoot))).join('\n'));
  console.log(`
Contract:  ${fileURLToPath(new URL('contract.html', packageRoot))}
Guide:     ${fileURLToPath(new URL('README.md', packageRoot))}

Fill in contract.env. When your server runs, start with the smallest tag:
npx contract-verify --server http://localhost:8080 --env contract.env --only Terms --report out`);
} else {
  console.error(`Usage: springbyte-contract init

Writes contract.env, waivers.yaml and a GitHub workflow into the current folder, and leaves existing files unchanged.
contract-verify checks a server.`);
  process.exitCode = 2;
}
