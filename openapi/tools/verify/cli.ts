/**
 * Checks a running server against the contract: `npm run contract:verify -- --server
 * https://staging.example.org/api`.
 *
 * Exit code 0: no deviation. 1: the server deviates. 2: the check could not run. 130: stopped with Ctrl-C.
 */
import { existsSync } from 'node:fs';
import { access, constants, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scenarios } from '../../conformance/all.ts';
import { routesOf } from '../document.ts';
import { document } from './contract.ts';
import { htmlReport } from './report/html.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import { isHttpUrl, readEnvironment } from './run/environment.ts';
import { verify } from './run/verify.ts';
import { failedParts, readReport } from './verdict/baseline.ts';
import { exitCodeOf, type Verdict } from './verdict/verdict.ts';
import { readWaivers } from './verdict/waivers.ts';

const usage = `Checks a running server against the contract.

  --server <url>     The server under test, such as https://staging.example.org/api
  --env <file>       Accounts to sign in with, and URLs for emails, payments and faults
  --only <tag>       Check only the operations of this tag; repeatable
  --operation <id>   Check only this operation; repeatable
  --scenario <name>  Run only this scenario; repeatable
  --rerun-failed     Repeat what failed in the report.json of the --report folder
  --read-only        Send only GET requests, except for signing in
  --fuzz             Send every generated request with one invalid value, not one for each operation
  --large-bodies     Send bodies of more than 16 MB, which must return 413
  --origin <origin>  The application's origin: every response must allow it (CORS)
  --waivers <file>   Known deviations (default: waivers.yaml, if it exists)
  --baseline <file>  The report.json of an earlier run: only new deviations fail
  --report <folder>  Write report.html, report.json and junit.xml
  --report json      Print the report as JSON instead of text
  --complete         Also fail if an operation is not implemented or not covered, or a scenario did not finish
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
      operation: { type: 'string', multiple: true, default: [] },
      scenario: { type: 'string', multiple: true, default: [] },
      'rerun-failed': { type: 'boolean', default: false },
      baseline: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      fuzz: { type: 'boolean', default: false },
      'large-bodies': { type: 'boolean', default: false },
      origin: { type: 'string' },
      waivers: { type: 'string' },
      report: { type: 'string', multiple: true, default: [] },
      complete: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { server } = values;
  const isJson = values.report.includes('json');
  const folders = values.report.filter((one) => one !== 'json');
  if (server === undefined) throw new Error(`--server is missing.\n\n${usage}`);
  checkServer(server);
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0 && timeout <= maxTimeout)) {
    throw new Error(`--timeout ${values.timeout}: give a number of seconds up to ${maxTimeout / 1000}.`);
  }
  checkOrigin(values.origin);
  checkTags(values.only);
  checkNames('operation', values.operation, allOperations);
  checkNames('scenario', values.scenario, allScenarios);
  const again = values['rerun-failed'] ? await failedOf(folders[0]) : { operations: [], scenarios: [] };
  if (again === undefined) {
    console.error(`${folders[0]}/report.json has no deviation: there is nothing to repeat.`);
    return 0;
  }
  for (const folder of folders) await makeFolder(folder);
  const chosen = [...values.scenario, ...again.scenarios];
  const baseline = values.baseline === undefined ? [] : await readReport(values.baseline);
  const waiversFile = values.waivers ?? (existsSync(defaultWaivers) ? defaultWaivers : undefined);
  const verdict = await verify({
    server,
    environment: await readEnvironment(values.env),
    only: values.only,
    operations: [...values.operation, ...again.operations],
    ...((chosen.length > 0 || values['rerun-failed']) && { scenarios: chosen }),
    baseline,
    isReadOnly: values['read-only'],
    isFuzzing: values.fuzz,
    hasLargeBodies: values['large-bodies'],
    waivers: waiversFile === undefined ? [] : await readWaivers(waiversFile, document),
    timeout,
    origin: values.origin,
    signal,
    // Progress goes to stderr, so that stdout can be redirected to a file.
    onProgress: (message) => {
      console.error(message);
    },
  });
  const now = new Date();
  const json = jsonReport(verdict, values.complete, now);
  console.log(isJson ? json : terminalReport(verdict));
  for (const folder of folders) await writeReports(verdict, json, folder, now);
  if (values['rerun-failed']) console.error('Only what had failed was repeated.');
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

function checkOrigin(origin: string | undefined): void {
  if (origin === undefined || (isHttpUrl(origin) && new URL(origin).origin === origin)) return;
  throw new Error(`--origin ${origin}: give an origin, such as https://app.example.org.`);
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

const allOperations = routesOf(document).map(({ operation }) => operation.operationId);
const allScenarios = Object.values(scenarios).flatMap((ofTag) => ofTag.map(({ name }) => name));

function checkNames(kind: 'operation' | 'scenario', names: readonly string[], all: readonly string[]): void {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${kind} '${unknown}'.`);
}

async function failedOf(folder: string | undefined) {
  if (folder === undefined) throw new Error('--rerun-failed needs the --report folder of the earlier run.');
  const failed = failedParts(await readReport(join(folder, 'report.json')));
  return failed.scenarios.length + failed.operations.length > 0 ? failed : undefined;
}

/** The contract page, to which the report links: in the package, or where `npm run contract:docs` writes it. */
const contractPage = ['../../../contract.html', '../../../dist/contract.html']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

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

async function writeReports(verdict: Verdict, json: string, folder: string, now: Date): Promise<void> {
  await writeFile(join(folder, 'report.html'), htmlReport(verdict, now));
  await writeFile(join(folder, 'report.json'), json);
  await writeFile(join(folder, 'junit.xml'), junitReport(verdict));
  if (contractPage) await copyFile(contractPage, join(folder, 'contract.html'));
  console.error(`The reports are in ${resolve(folder)}.`);
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
