#!/usr/bin/env node
/**
 * Checks a running server against the contract: `npm run contract:verify -- --server https://staging.example.org/api`.
 *
 * Exit code 0: nothing found. 1: the server deviates. 2: the kit could not do its work. 130: ended with Ctrl-C.
 */
import { existsSync } from 'node:fs';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { routesOf } from '../document.ts';
import { document } from './contract.ts';
import { problemWithUrl, readEnvironment } from './environment.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import type { Verdict } from './verdict.ts';
import { verify } from './verify.ts';
import { readWaivers } from './waivers.ts';

const usage = `Checks a running server against the contract.

  --server <url>     The server under test, https://staging.example.org/api
  --env <file>       Accounts, and what the contract has no operation for
  --only <tag>       Operations of this tag; may be given several times
  --read-only        Sends nothing but GET besides the sign-ins
  --fuzz             Sends every request that is invalid in one place
  --large-bodies     Sends bodies of more than 16 MB, to see that they are refused
  --waivers <file>   Known deviations (waivers.yaml, if there is one)
  --report <folder>  Writes report.html and junit.xml
  --complete         Operations that are not implemented, or not tried, fail the run
  --timeout <s>      Seconds that a response may take (10)
`;

/** Where waivers are looked for if no option says so. */
const defaultWaivers = 'waivers.yaml';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      env: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      'read-only': { type: 'boolean', default: false },
      fuzz: { type: 'boolean', default: false },
      'large-bodies': { type: 'boolean', default: false },
      waivers: { type: 'string' },
      report: { type: 'string' },
      complete: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { server, report } = values;
  if (server === undefined) throw new Error(`Name the server.\n\n${usage}`);
  checkServer(server);
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0)) throw new Error(`'${values.timeout}' is no time in seconds.`);
  checkTags(values.only);
  const waiversFile = values.waivers ?? (existsSync(defaultWaivers) ? defaultWaivers : undefined);
  // Better now than after the run.
  if (report !== undefined) await checkFolder(report);
  const signal = signalOfInterrupt();
  const verdict = await verify({
    server,
    environment: await readEnvironment(values.env),
    only: values.only,
    isReadOnly: values['read-only'],
    isFuzzing: values.fuzz,
    hasLargeBodies: values['large-bodies'],
    waivers: waiversFile === undefined ? [] : await readWaivers(waiversFile, document),
    timeout,
    signal,
  });
  console.log(terminalReport(verdict));
  if (report !== undefined) await writeReports(verdict, report, server);
  if (signal.aborted) return 130;
  return exitCode(verdict, values.complete);
}

function checkServer(server: string): void {
  if (!URL.canParse(server)) throw new Error(`'${server}' is no URL.`);
  const problem = problemWithUrl(server);
  if (problem !== undefined) throw new Error(`The URL of the server ${problem}.`);
  if (/[?#]/.test(server)) throw new Error('The URL of the server must not have a query or a fragment.');
}

async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`The reports cannot be written: ${(error as Error).message}.`, { cause: error });
  }
}

function checkTags(only: readonly string[]): void {
  const tags = new Set(routesOf(document).map(({ operation }) => operation.tags[0]));
  const unknown = only.find((tag) => !tags.has(tag));
  if (unknown !== undefined) {
    throw new Error(`The contract has no tag '${unknown}'. Choose one of ${[...tags].join(', ')}.`);
  }
}

function exitCode({ problems, findings, operations }: Verdict, isCompleteDemanded: boolean): number {
  if (problems.length > 0) return 2;
  const isIncomplete = operations.some(({ state }) => state === 'absent' || state === 'untried');
  return findings.length > 0 || (isCompleteDemanded && isIncomplete) ? 1 : 0;
}

async function writeReports(verdict: Verdict, folder: string, server: string): Promise<void> {
  await writeFile(join(folder, 'report.html'), htmlReport(verdict, server, new Date()));
  await writeFile(join(folder, 'junit.xml'), junitReport(verdict));
  console.log(`The reports are in ${resolve(folder)}.`);
}

/** Aborted with the first Ctrl-C, so that the kit can delete what it created. The second one ends the process at once. */
function signalOfInterrupt(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    console.error('Ending. What was created is deleted first; press Ctrl-C once more to leave it.');
    controller.abort(new Error('The run was ended.'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return controller.signal;
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}
