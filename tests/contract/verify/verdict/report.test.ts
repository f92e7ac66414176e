import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { createMask } from '#openapi/tools/verify/judge/secrets.ts';
import { findCauses } from '#openapi/tools/verify/report/causes.ts';
import { htmlReport } from '#openapi/tools/verify/report/html.ts';
import { jsonReport } from '#openapi/tools/verify/report/json.ts';
import { junitReport } from '#openapi/tools/verify/report/junit.ts';
import { messagesOf } from '#openapi/tools/verify/report/message-text.ts';
import { terminalReport } from '#openapi/tools/verify/report/terminal.ts';
import type { Verdict } from '#openapi/tools/verify/verdict/verdict.ts';
import { verifyTerms } from '../scenarios/find-bugs.ts';
import { changeJson, jsonHeaders, type Bug } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';

const mock = useMockUnderTest();

/** Clears a terminal, and reverses text. */
const controlCharacters = '\u001B[2J\u202E';

let faulty: Verdict;
let reports: Record<'terminal' | 'junit' | 'html' | 'json', string>;

/** The reports on a server that sends secrets and markup. */
beforeAll(async () => {
  const change = changeJson((term) => ({
    ...term,
    '<b>bold</b>': '"><script>alert(1)</script>',
    apiToken: 'opaque-7391',
    data: JSON.stringify({ token: 'nested-7391' }),
    [controlCharacters]: controlCharacters,
  }));
  const bug: Bug = {
    when: /^GET \/terms\/[\w-]+$/,
    reply: (reply) => (reply.status === 200 ? change(reply) : reply),
  };
  faulty = await verifyTerms(mock, bug);
  reports = {
    terminal: terminalReport(faulty),
    junit: junitReport(faulty),
    json: jsonReport(faulty, false, new Date('2026-11-23T12:00:00Z')),
    html: htmlReport(faulty, new Date('2026-11-23T12:00:00Z')),
  };
});

test('each report names operation, step, pointer, expected and actual value', () => {
  const { terminal, junit, html } = reports;
  for (const text of ['getTerm', 'terms › getTerm', '/apiToken', 'no such property']) {
    expect(terminal).toContain(text);
    expect(junit).toContain(text);
    expect(html).toContain(text);
  }
  expect(terminal).toMatch(/✗ Terms +4 of 5 operations passed\n +✗ getTerm .* deviations/);
  for (const report of [terminal, html]) expect(report).toContain('contract.html#getTerm');
  expect(junit).toMatch(/<testsuite name="Terms" tests="5" failures="1" skipped="0">/);
  expect(html).toContain('4 of 5 operations passed');
});

test('findCauses joins the missing properties of one response', () => {
  const [exchange] = faulty.exchanges;
  const missing = { operation: 'getTerm', step: 'terms › getTerm', expected: 'a value', actual: 'nothing' };
  const [cause, ...others] = findCauses([
    { ...missing, pointer: '/id', exchange },
    { ...missing, pointer: '/title', exchange },
  ]);
  expect(cause?.first.pointer).toBe('/id, /title');
  expect(others).toEqual([]);
});

test('no report shows a password, a token or an authorization header', () => {
  const tokens = faulty.exchanges.flatMap(({ request }) => request.headers['authorization']?.slice(7) ?? []);
  const secrets = ['Learn2code!', 'opaque-7391', 'nested-7391', ...tokens];
  expect(tokens.length).toBeGreaterThan(20);
  for (const report of Object.values(reports)) {
    expect(secrets.filter((secret) => report.includes(secret))).toEqual([]);
    expect(report).toMatch(/authorization: Bearer \$TOKEN/);
  }
});

test('reports show the request as a command of a shell', async () => {
  const { terminal } = reports;
  const command = terminal
    .split('\n')
    .filter((line) => /^ {3}[$>] /.test(line))
    .map((line) => line.slice(5));
  const end = command.findIndex((line) => !line.endsWith('\\'));
  // Prints the arguments instead of sending the request.
  const script = ['curl() { printf "%s\\n" "$@"; }', ...command.slice(0, end + 1)].join('\n');
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { env: { TOKEN: 'a-token' } });
  const [url, ...others] = stdout.split('\n');
  expect(url).toMatch(`${faulty.server}/terms/trm-`);
  expect(others).toEqual(['-H', 'accept: application/json', '-H', 'authorization: Bearer a-token', '']);
});

test('reports escape markup of the server', () => {
  const { junit, html } = reports;
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html + junit).not.toContain('<script');
  expect(html + junit).not.toContain('<b>');
  expect(html).not.toMatch(/\b(?:src|href)="(?!contract\.html#)/);
  expect(html).toContain("default-src 'none'");
});

test('reports replace control and bidirectional characters', () => {
  const { terminal, junit, html } = reports;
  expect(terminal).toContain('pointer   /\uFFFD[2J\uFFFD');
  expect(terminal).not.toContain('\u001B[2J');
  expect(terminal + junit + html).not.toContain('\u202E');
});

test('messagesOf masks a secret at the end of a truncated body', () => {
  const body = JSON.stringify({ filler: 'x'.repeat(3950), token: `opaque-${'7391'.repeat(40)}` });
  const { response } = messagesOf(
    {
      step: 'a test',
      operationId: undefined,
      request: { method: 'GET', url: '/', headers: {}, body: undefined },
      response: { status: 200, headers: jsonHeaders, body: new TextEncoder().encode(body) },
      url: 'http://localhost/api/terms',
      milliseconds: 1,
    },
    createMask([]),
  );
  expect(response).toContain('xxx');
  expect(response).not.toContain('opaque');
});

test('reports replace characters that XML does not allow', async () => {
  const bug: Bug = {
    when: /^GET \/terms$/,
    reply: (reply) => ({ ...reply, body: '[{"title": "\u0000\u001B[31m\uFFFF"' }),
  };
  const verdict = await verifyTerms(mock, bug, { isReadOnly: true });
  expect(junitReport(verdict)).toContain('[31m\uFFFD');
  expect(junitReport(verdict)).not.toMatch(/(?![\t\n\r])\p{Cc}|\uFFFF/u);
  expect(terminalReport(verdict)).toContain('[31m\uFFFD');
  expect(terminalReport(verdict)).not.toContain('\u001B[31m\uFFFD');
});
