/**
 * Rates the changes of the contract: `npm run contract:diff -- origin/main`. The base is a git revision, or the file of
 * another bundle. A change is major when it can break a client or a server that follows the base, minor when it adds
 * something, patch otherwise. The exit code is 1 when a change is major, and 2 when the base cannot be read.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleContract } from '../bundle.ts';
import type { ContractDocument } from '../document.ts';
import { redocly } from '../redocly.ts';
import { comparable } from './comparable.ts';
import { describeChanges, type Impact, type ReportedChange } from './report.ts';

export interface ContractDiff {
  /** The changes by operation, as text. */
  report: string;
  /** The number of changes of each impact. */
  counts: Record<Impact, number>;
}

/**
 * Compares two bundles; it takes about half a second.
 *
 * @throws Error with redocly's report when one of them is not a contract
 */
export async function diffContracts(
  base: ContractDocument,
  revision: ContractDocument,
): Promise<ContractDiff> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const [before, after] = [join(folder, 'base.json'), join(folder, 'revision.json')];
    await writeFile(before, comparable(base));
    await writeFile(after, comparable(revision));
    const output = await redocly(['diff', before, after, '--fail-on', 'none', '--format', 'json']);
    const { summary, changes } = JSON.parse(output) as {
      summary: Record<Impact, number>;
      changes: ReportedChange[];
    };
    return { report: describeChanges(changes, base, revision), counts: summary };
  } finally {
    await rm(folder, { recursive: true });
  }
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
 * Prints what has changed since a base.
 *
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
  const { report, counts } = await diffContracts(earlier, await bundleContract());
  const { major, minor, patch } = counts;
  process.stdout.write(`${report}\n\n${major} major, ${minor} minor, ${patch} patch since ${base}.\n`);
  return major > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main(process.argv[2]);
