import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runWith } from '#openapi/tools/verify/cli.ts';
import type { JsonReport } from '#openapi/tools/verify/report/json.ts';
import { changeJson, withBug, type Bug } from './servers/faulty-server.ts';
import { useMockUnderTest } from './servers/mock-under-test.ts';

/* `npm run contract:verify` as a backend team runs it: exit codes, files and remaining records. */

const mock = useMockUnderTest();
let folder: string;
let environmentFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-verify-'));
  environmentFile = join(folder, 'contract.env');
  const example = await readFile('openapi/mock.env', 'utf8');
  await writeFile(environmentFile, example.replaceAll('http://localhost:4010', mock.url));
});

afterAll(() => rm(folder, { recursive: true }));

function startCli(...args: string[]) {
  const child = spawn(process.execPath, ['openapi/tools/verify/cli.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number | null,
    output: (await output).join('\n'),
  }));
  return { child, ended };
}

async function runInProcess(...args: string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  try {
    const code = await runWith(args);
    return { code, output: printed.join('\n') };
  } finally {
    vi.restoreAllMocks();
  }
}

const termsOf = (server: string) => ['--server', server, '--env', environmentFile, '--only', 'Terms'];

/** Reads only, because the scenarios would take most of the time. */
const readTerms = (server: string, ...args: string[]) =>
  runInProcess(...termsOf(server), '--read-only', ...args);

const wrongTitles: Bug = {
  when: /^GET \/terms$/,
  reply: changeJson((terms) =>
    Array.isArray(terms) ? terms.map((term: object) => ({ ...term, title: 7 })) : terms,
  ),
};

test('exits with 0 and writes two reports when nothing deviates', async () => {
  const report = join(folder, 'new', 'reports');
  const { code, output } = await startCli(...termsOf(mock.url), '--report', report).ended;
  expect(output).toContain('5 of 5 operations passed');
  expect(code).toBe(0);
  expect(await readFile(join(report, 'report.html'), 'utf8')).toContain('<h1>No deviations</h1>');
  expect(await readFile(join(report, 'junit.xml'), 'utf8')).toContain('<testsuite name="Terms" tests="5"');
});

test('exits with 1 for a deviation, and with 0 while it is waived', async () => {
  await withBug(mock.url, wrongTitles, async (url) => {
    const { code, output } = await readTerms(url);
    expect(output).toMatch(
      /1 {2}listTerms\n +pointer +\/0\/title\n +expected +string\n +got +7\n +step +read as Admin/,
    );
    expect(code).toBe(1);

    const waivers = join(folder, 'waivers.yaml');
    const waiver = { operation: 'listTerms', pointer: '/0/title', reason: 'A number until 2.4.' };
    await writeFile(waivers, JSON.stringify([{ ...waiver, expires: '2999-12-31' }]));
    const valid = await readTerms(url, '--waivers', waivers);
    expect(valid.output).toContain('listTerms /0/title (until 2999-12-31): A number until 2.4.');
    expect(valid.code).toBe(0);
    await writeFile(waivers, JSON.stringify([{ ...waiver, expires: '2026-01-31' }]));
    const expired = await readTerms(url, '--waivers', waivers);
    expect(expired.output).toContain('The waiver for listTerms /0/title expired on 2026-01-31.');
    expect(expired.code).toBe(1);
  });
});

test('repeats what failed, and fails only for deviations that the baseline does not have', async () => {
  const report = join(folder, 'failed');
  const baseline = join(report, 'report.json');
  await withBug(mock.url, wrongTitles, async (url) => {
    expect(await readTerms(url, '--report', report)).toMatchObject({ code: 1 });
    const again = await runInProcess(
      '--server',
      url,
      '--env',
      environmentFile,
      '--rerun-failed',
      '--report',
      report,
    );
    expect(again.output).toContain('0 of 1 operation passed');
    expect(again.code).toBe(1);
    const { code, output } = await readTerms(url, '--baseline', baseline);
    expect(output).toMatch(/Known from the baseline\nlistTerms: \/0\/title: expected string, got 7/);
    expect(code).toBe(0);
  });
  const mended = await runInProcess(...termsOf(mock.url), '--rerun-failed', '--report', report);
  expect(mended).toMatchObject({ code: 0 });
  const { code, output } = await readTerms(mock.url, '--rerun-failed', '--report', report);
  expect(output).toContain('has no deviation: there is nothing to repeat.');
  expect(code).toBe(0);
});

test('recognizes a deviation of a scenario in the baseline although its ids are others', async () => {
  const report = join(folder, 'scenario');
  const bug: Bug = {
    when: /^GET \/terms$/,
    reply: changeJson((terms) => (Array.isArray(terms) ? terms.slice(0, 1) : terms)),
  };
  await withBug(mock.url, bug, async (url) => {
    const server = ['--server', url, '--env', environmentFile, '--scenario', 'terms'];
    expect(await runInProcess(...server, '--report', report)).toMatchObject({ code: 1 });
    const { code, output } = await runInProcess(...server, '--baseline', join(report, 'report.json'));
    expect(output).toContain('1 known from the baseline');
    expect(code).toBe(0);
  });
});

test('counts every deviation of a chosen scenario, and prints the report as JSON', async () => {
  const server = ['--server', mock.url, '--env', environmentFile];
  const { code, output } = await runInProcess(...server, '--scenario', 'terms', '--report', 'json');
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as JsonReport;
  expect(code).toBe(0);
  expect(report).toMatchObject({ exitCode: 0, deviations: [], problems: [] });
  expect(report.operations.map(({ operation }) => operation)).toEqual([
    'listTerms',
    'createTerm',
    'getTerm',
    'updateTerm',
    'deleteTerm',
  ]);
});

test('checks one operation with the scenarios of its tag', async () => {
  const server = ['--server', mock.url, '--env', environmentFile];
  const { code, output } = await runInProcess(...server, '--operation', 'deleteTerm');
  expect(output).toContain('1 of 1 operation passed');
  expect(code).toBe(0);
});

test('exits with 1 for a missing operation only with --complete', async () => {
  const bug: Bug = { when: /^GET \/terms\/[\w-]+$/, instead: { status: 501, headers: {}, body: '' } };
  await withBug(mock.url, bug, async (url) => {
    const { code, output } = await readTerms(url);
    expect(output).toContain('∅ getTerm');
    expect(code).toBe(0);
    expect(await readTerms(url, '--complete')).toMatchObject({ code: 1 });
  });
});

test.each([
  [['--server', 'http://localhost:1'], 'The server cannot be reached at http://localhost:1: '],
  [['--server', 'somewhere'], '--server somewhere: give a URL that begins with http'],
  [['--server', 'localhost:8080/api'], '--server localhost:8080/api: give a URL that begins with http'],
  [['--server', 'http://localhost:1/api?x=1'], 'it must not have a query'],
  [['--server', 'http://a:b@localhost:1'], '--server must not hold a user name or a password.'],
  [[], '--server is missing.'],
  [['--server', 'http://localhost:1', '--only', 'Turms'], "The contract has no tag 'Turms'."],
  [['--server', 'http://localhost:1', '--only', 'getTerm'], 'The tag of getTerm is Terms.'],
  [['--server', 'http://localhost:1', '--operation', 'getTurm'], "There is no operation 'getTurm'."],
  [['--server', 'http://localhost:1', '--scenario', 'turms'], "There is no scenario 'turms'."],
  [['--server', 'http://localhost:1', '--baseline', 'package.json'], 'package.json is not a report.json'],
  [['--server', 'http://localhost:1', '--rerun-failed'], '--rerun-failed needs the --report folder'],
  [['--server', 'http://localhost:1', '--timeout', 'soon'], '--timeout soon: give a number of seconds'],
  [
    ['--server', 'http://localhost:1', '--origin', 'app.example.org'],
    '--origin app.example.org: give an origin',
  ],
  [['--server', 'http://localhost:1', '--speed', '9'], "Unknown option '--speed'"],
  [['--server', 'http://localhost:1', '--waivers', 'none.yaml'], 'There is no file none.yaml.'],
  [['--server', 'http://localhost:1', '--report', 'package.json/out'], 'cannot be written to'],
])('exits with 2 for arguments with which it cannot start: %j', async (args, problem) => {
  const { code, output } = await runInProcess(...args, '--env', environmentFile);
  expect(output).toContain(problem);
  expect(output.split(problem)).toHaveLength(2);
  expect(code).toBe(2);
});

test.each([
  ['ADMIN_USR=user@springbyte.test', 'there is no variable ADMIN_USR'],
  ['ADMIN_USER=user@springbyte.test', 'needs both ADMIN_USER and ADMIN_PASSWORD, or neither'],
  ['MAIL_URL=outbox', 'MAIL_URL is not an http or https URL'],
])('exits with 2 when the environment file has %s', async (content, problem) => {
  const file = join(folder, 'strange.env');
  await writeFile(file, `${content}\n`);
  const { code, output } = await runInProcess('--server', mock.url, '--env', file);
  expect(output).toContain(problem);
  expect(code).toBe(2);
});

test('exits with 2 when the environment file does not exist', async () => {
  const { code, output } = await runInProcess('--server', mock.url, '--env', 'none.env');
  expect(output).toContain('There is no file none.env.');
  expect(code).toBe(2);
});

test('names an account with a wrong password, and does not show the password', async () => {
  const file = join(folder, 'wrong.env');
  await writeFile(file, 'ADMIN_USER=admin@springbyte.test\nADMIN_PASSWORD=NotThisOne1!\n');
  const { code, output } = await runInProcess('--server', mock.url, '--env', file);
  expect(output).toContain(
    'Signing in as Admin failed with status 401: check ADMIN_USER and ADMIN_PASSWORD.',
  );
  expect(output).not.toContain('NotThisOne1!');
  expect(code).toBe(2);
});

test('reports a missing sign-in operation once', async () => {
  const bug: Bug = {
    when: /^POST \/auth\/login$/,
    instead: { status: 404, headers: {}, body: '' },
  };
  await withBug(mock.url, bug, async (url) => {
    const { code, output } = await readTerms(url);
    expect(output.match(/Signing in does not work/g)).toHaveLength(1);
    expect(output).toContain(`POST ${url}/auth/login (loginUser) responds with status 404.`);
    expect(code).toBe(2);
  });
});

test('exits with 2 without accounts, whether or not the server responds', async () => {
  expect(await runInProcess('--server', 'http://localhost:1')).toMatchObject({
    code: 2,
    output: expect.stringContaining('The server cannot be reached at http://localhost:1') as string,
  });
  const { code, output } = await runInProcess('--server', mock.url, '--only', 'Terms');
  expect(output).toContain('0 of 5 operations passed');
  expect(output).toContain('No operation could be tried. Give accounts in a file with --env.');
  expect(code).toBe(2);
});

async function listTitles(): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await mock.signIn('Admin')}` };
  const response = await fetch(`${mock.url}/terms`, { headers });
  return ((await response.json()) as { title: string }[]).map(({ title }) => title);
}

test('deletes the created records when Ctrl-C stops a scenario, and writes reports of the stopped run', async () => {
  const before = await listTitles();
  const { promise: isCreated, resolve: reportCreation } = Promise.withResolvers<void>();
  const bug: Bug = {
    when: /^POST \/terms$/,
    reply: (reply) => {
      if (reply.status === 201) reportCreation();
      return reply;
    },
  };
  await withBug(mock.url, bug, async (url) => {
    const report = join(folder, 'stopped');
    const { child, ended } = startCli(...termsOf(url), '--report', report);
    await isCreated;
    child.kill('SIGINT');
    const { code, output } = await ended;
    expect(output).toContain('The created records are deleted first');
    expect(code).toBe(130);
    expect(await listTitles()).toEqual(before);
    for (const name of ['report.html', 'report.json', 'junit.xml']) {
      const content = await readFile(join(report, name), 'utf8');
      expect(content).toContain('The run was stopped before its end.');
      expect(content).not.toContain('No deviations');
    }
  });
});
