import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed, startFaultyServer, type Fault } from './faulty-server.ts';
import { useMockUnderTest } from './mock-under-test.ts';

/* `npm run contract:verify` as a backend team runs it: its exit codes, its files, and what it leaves behind. */

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

function start(...args: string[]) {
  const kit = spawn(process.execPath, ['openapi/tools/verify/cli.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(kit.stdout), text(kit.stderr)]);
  const ended = once(kit, 'exit').then(async ([code]) => ({
    code: code as number | null,
    output: (await output).join('\n'),
  }));
  return { kit, ended };
}

const run = (...args: string[]) => start(...args).ended;

const onTerms = (server: string, ...args: string[]) =>
  run('--server', server, '--env', environmentFile, '--only', 'Terms', ...args);

async function withFault<Result>(fault: Fault, work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, close } = await startFaultyServer(mock.url, fault);
  try {
    return await work(url);
  } finally {
    close();
  }
}

const wrongTitle: Fault = {
  when: /^PUT \/terms\/[\w-]+$/,
  reply: changed((term) => ({ ...term, title: 7 })),
};

test('exit code 0 and two reports when nothing deviates', async () => {
  const report = join(folder, 'new', 'reports');
  const { code, output } = await onTerms(mock.url, '--report', report);
  expect(output).toContain('5 of 5 operations passed');
  expect(code).toBe(0);
  expect(await readFile(join(report, 'report.html'), 'utf8')).toContain('<h1>No deviations</h1>');
  expect(await readFile(join(report, 'junit.xml'), 'utf8')).toContain('<testsuite name="Terms" tests="5"');
}, 30_000);

test('exit code 1 when something deviates, and 0 when that is waived', async () => {
  await withFault(wrongTitle, async (url) => {
    const { code, output } = await onTerms(url);
    expect(output).toMatch(/updateTerm\n +step +terms › update\n +pointer +\/title\n +expected +string/);
    expect(code).toBe(1);

    const waivers = join(folder, 'waivers.yaml');
    const waiver = { operation: 'updateTerm', pointer: '/title', reason: 'A number until 2.4.' };
    await writeFile(waivers, JSON.stringify([{ ...waiver, expires: '2999-12-31' }]));
    expect(await onTerms(url, '--waivers', waivers)).toMatchObject({ code: 0 });
    await writeFile(waivers, JSON.stringify([{ ...waiver, expires: '2026-01-31' }]));
    const expired = await onTerms(url, '--waivers', waivers);
    expect(expired.output).toContain('The waiver of updateTerm /title expired on 2026-01-31.');
    expect(expired.code).toBe(1);
  });
}, 30_000);

test('what is not implemented fails only a run that has to be complete', async () => {
  const fault: Fault = { when: /^GET \/terms\/[\w-]+$/, instead: { status: 501, headers: {}, body: '' } };
  await withFault(fault, async (url) => {
    const { code, output } = await onTerms(url);
    expect(output).toContain('∅ getTerm');
    expect(code).toBe(0);
    expect(await onTerms(url, '--complete')).toMatchObject({ code: 1 });
  });
}, 30_000);

test.each([
  [['--server', 'http://localhost:1'], 'The server cannot be reached'],
  [['--server', 'somewhere'], "'somewhere' is no URL."],
  [['--server', 'localhost:4010'], 'The URL of the server is no http or https URL.'],
  [['--server', 'http://a:b@localhost:1'], 'The URL of the server must not have a user name or a password.'],
  [['--server', 'http://localhost:1/?a=b'], 'The URL of the server must not have a query or a fragment.'],
  [
    ['--server', 'http://localhost:1', '--report', 'package.json/out'],
    'The reports cannot be written: ENOTDIR',
  ],
  [[], 'Name the server.'],
  [['--server', 'http://localhost:1', '--only', 'Turms'], "The contract has no tag 'Turms'."],
  [['--server', 'http://localhost:1', '--timeout', 'soon'], "'soon' is no time in seconds."],
  [['--server', 'http://localhost:1', '--speed', '9'], "Unknown option '--speed'"],
])('exit code 2 when the kit cannot begin: %j', async (args, problem) => {
  const { code, output } = await run(...args, '--env', environmentFile);
  expect(output).toContain(problem);
  expect(code).toBe(2);
});

test('a server that cannot be reached is said once, not for each account', async () => {
  const { output } = await run('--server', 'http://localhost:1', '--env', environmentFile);
  expect(output.match(/The server cannot be reached/g)).toHaveLength(1);
});

test('a password that is wrong is said, and not shown', async () => {
  const file = join(folder, 'wrong.env');
  await writeFile(file, 'ADMIN_USER=admin@springbyte.test\nADMIN_PASSWORD=NotThisOne1!\n');
  const { code, output } = await run('--server', mock.url, '--env', file);
  expect(output).toContain('Signing in as Admin failed with status 401.');
  expect(output).not.toContain('NotThisOne1!');
  expect(code).toBe(2);
});

async function titles(): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await mock.signIn('Admin')}` };
  const response = await fetch(`${mock.url}/terms`, { headers });
  return ((await response.json()) as { title: string }[]).map(({ title }) => title);
}

test('Ctrl-C in the middle of a workflow deletes what was created', async () => {
  const before = await titles();
  const { promise: isCreated, resolve: created } = Promise.withResolvers<void>();
  const fault: Fault = {
    when: /^POST \/terms$/,
    reply: (reply) => {
      if (reply.status === 201) created();
      return reply;
    },
  };
  await withFault(fault, async (url) => {
    const { kit, ended } = start('--server', url, '--env', environmentFile, '--only', 'Terms');
    await isCreated;
    kit.kill('SIGINT');
    const { code, output } = await ended;
    expect(output).toContain('What was created is deleted first');
    expect(code).toBe(130);
    expect(await titles()).toEqual(before);
  });
}, 30_000);
