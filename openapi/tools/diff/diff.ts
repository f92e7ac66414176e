/**
 * Rates the changes of the contract: `npm run contract:diff -- origin/main`. The base is a git revision, or the file of
 * another bundle. Major: the change can break a client or server that follows the base. Minor: it cannot, but it changes
 * what is valid. Patch: it changes only documentation. Exit code 1: a change is major. 2: the base cannot be read.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleContract } from '../bundle.ts';
import type { ContractDocument } from '../document.ts';
import { compareContracts } from './compare.ts';
import type { Impact } from './rating.ts';
import { describeChanges, rateChanges, type RatedChange } from './report.ts';

export interface ContractDiff {
  changes: RatedChange[];
  report: string;
  counts: Record<Impact, number>;
}

/** Compares the meaning of two bundles: a different spelling of the same schema is not a change. */
export function diffContracts(base: ContractDocument, revision: ContractDocument): ContractDiff {
  const changes = rateChanges(compareContracts(base, revision), base, revision);
  const countOf = (rating: Impact) => changes.filter(({ impact }) => impact === rating).length;
  const counts = { major: countOf('major'), minor: countOf('minor'), patch: countOf('patch') };
  return { changes, report: describeChanges(changes), counts };
}

async function readBase(name: string): Promise<ContractDocument> {
  const text = name.endsWith('.json')
    ? await readFile(name, 'utf8')
    : await fromGit(`${name}:openapi/contract.gen.json`);
  return JSON.parse(text) as ContractDocument;
}

async function fromGit(object: string): Promise<string> {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const { stdout } = await promisify(execFile)('git', ['show', object], { cwd, maxBuffer: 32 * 1024 * 1024 });
  return stdout;
}

/**
 * Prints the changes since a base.
 * @param base a git revision, or the file of a bundle
 * @returns the exit code
 */
export async function main(base: string | undefined): Promise<number> {
  if (base === undefined) {
    process.stderr.write('Name the base: npm run contract:diff -- <git revision or bundle>\n');
    return 2;
  }
  const earlier = await readBase(base).catch((error: unknown) => String(error));
  if (typeof earlier === 'string') {
    process.stderr.write(`There is no contract at ${base}. ${earlier}\n`);
    return 2;
  }
  const { report, counts } = diffContracts(earlier, await bundleContract());
  const { major, minor, patch } = counts;
  process.stdout.write(`${report}\n\n${major} major, ${minor} minor, ${patch} patch since ${base}.\n`);
  return major > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main(process.argv[2]);
