/**
 * Checks a running server against the contract: `npm run contract:verify -- --server
 * https://staging.example.org/api`.
 *
 * Exit code 0: no deviation. 1: the server deviates. 2: the check could not run. 130: stopped with Ctrl-C.
 */
import { existsSync } from 'node:fs';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { routesOf } from '../document.ts';
import { document } from './contract.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import { isHttpUrl, readEnvironment } from './run/environment.ts';
import { verify } from './run/verify.ts';
import { exitCodeOf, type Verdict } from './verdict/verdict.ts';
import { readWaivers } from './verdict/waivers.ts';

const usage = `Checks a running server against the contract.

  --server <url>     The server under test, such as https://staging.example.org/api
  --env <file>       Accounts to sign in with, and URLs for emails, payments and faults
  --only <tag>       Check only the operations of this tag; repeatable
  --read-only        Send only GET requests, except for signing in
  --fuzz             Send every generated request with one invalid value, not one for each operation
  --large-bodies     Send bodies of more than 16 MB, which must return 413
  --waivers <file>   Known deviations (default: waivers.yaml, if it exists)
  --report <folder>  Write report.html and junit.xml
  --complete         Also fail if an operation is not implemented or not covered
  --timeout <s>      The maximum time of a response, in seconds (default: 10)
  --help             Show this help

Exit code 0: no deviation. 1: the server deviates. 2: the check could not run. 130: stopped with Ctrl-C.
`;

const defaultWaivers = 'waivers.yaml';

async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
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
  if (server === undefined) throw new Error(`--server is missing.\n\n${usage}`);
  checkServer(server);
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0 && timeout <= maxTimeout)) {
    throw new Error(`--timeout ${values.timeout}: give a number of seconds up to ${maxTimeout / 1000}.`);
  }
  checkTags(values.only);
  if (report !== undefined) await makeFolder(report);
  const waiversFile = values.waivers ?? (existsSync(defaultWaivers) ? defaultWaivers : undefined);
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
    // Progress goes to stderr, so that stdout can be redirected to a file.
    onProgress: (message) => {
      console.error(message);
    },
  });
  console.log(terminalReport(verdict));
  if (report !== undefined) await writeReports(verdict, report, server);
  if (signal.aborted) return 130;
  return exitCodeOf(verdict, values.complete);
}

const maxTimeout = 24 * 60 * 60 * 1000;

function checkServer(server: string): void {
  if (!isHttpUrl(server)) {
    throw new Error(`--server ${server}: give a URL that begins with http:// or https://.`);
  }
  const { search, hash, username, password } = new URL(server);
  if (username + password !== '') throw new Error('--server must not hold a user name or a password.');
  if (search + hash !== '') {
    throw new Error(`--server ${server}: paths are appended to it, so that it must not have a query.`);
  }
}

function checkTags(only: readonly string[]): void {
  const operations = routesOf(document).map(({ operation }) => operation);
  const tags = new Set(operations.map((operation) => operation.tags[0]));
  const unknown = only.find((tag) => !tags.has(tag));
  if (unknown === undefined) return;
  const operation = operations.find(({ operationId }) => operationId === unknown);
  throw new Error(
    operation
      ? `--only takes tags. The tag of ${unknown} is ${operation.tags[0]}.`
      : `The contract has no tag '${unknown}'. Choose one of ${[...tags].join(', ')}.`,
  );
}

/** Checks the folder before the run, which takes minutes. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`--report ${folder}: this folder cannot be written to (${code}).`, { cause: error });
  }
}

async function writeReports(verdict: Verdict, folder: string, server: string): Promise<void> {
  await writeFile(join(folder, 'report.html'), htmlReport(verdict, server, new Date()));
  await writeFile(join(folder, 'junit.xml'), junitReport(verdict));
  console.log(`The reports are in ${resolve(folder)}.`);
}

/** The first Ctrl-C aborts the run, and created records are deleted. The second one ends the process. */
function listenForInterrupt(): AbortSignal {
  const interrupted = new AbortController();
  const stop = () => {
    console.error(
      'Stopping. The created records are deleted first; press Ctrl-C again to stop without deleting them.',
    );
    interrupted.abort(new Error('The run was stopped before its end.'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return interrupted.signal;
}

/**
 * Runs the command with these arguments and prints the results.
 * @param signal aborts the run
 * @returns the exit code
 */
export async function runWith(
  args: readonly string[],
  signal = new AbortController().signal,
): Promise<number> {
  return main(args, signal).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return signal.aborted ? 130 : 2;
  });
}

/** Runs the command with the arguments of the process and sets its exit code. */
export async function run(): Promise<void> {
  process.exitCode = await runWith(process.argv.slice(2), listenForInterrupt());
}

if (import.meta.main) await run();
