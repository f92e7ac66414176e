import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockServer } from '../start-mock-server.ts';

/* Tests the server that `npm run mock:serve` starts. */
let server: Awaited<ReturnType<typeof startMockServer>>;
let base: string;

beforeAll(async () => {
  server = await startMockServer(['--allowed-hosts', 'mock', '--allowed-hosts', '.example.com']);
  base = server.url;
});

afterAll(() => {
  server.process.kill('SIGKILL');
});

const login = (emailOrUserName = 'lwazi') =>
  fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://elsewhere.test' },
    body: JSON.stringify({ emailOrUserName, password: 'Learn2code!' }),
  });

test('serves the operations at the root of the port to any origin', async () => {
  const response = await login();
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { token } = (await response.json()) as { token: string };
  const grades = await fetch(`${base}/grades`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await grades.json()).toHaveLength(8);
});

test('sends the date, also to pages of other origins', async () => {
  const { headers } = await fetch(`${base}/grades`);
  expect(Math.abs(Date.parse(headers.get('Date') ?? '') - Date.now())).toBeLessThan(60_000);
  expect(headers.get('Access-Control-Expose-Headers')?.split(', ')).toContain('Date');
});

test.each(['/grades', '/mock/faults', '/nothing/here'])('responds to a preflight for %s', async (path) => {
  const headers = { 'Access-Control-Request-Method': 'POST' };
  const response = await fetch(base + path, { method: 'OPTIONS', headers });
  expect(response.status).toBe(204);
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key']));
});

test('serves files with their names, also to pages of other origins', async () => {
  const response = await fetch(`${base}/files/fil-fractions-7kq2.png/media`);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Content-Disposition')).toContain('fraction-bars.png');
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Content-Disposition');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('serves the payment page, which redirects to the application', async () => {
  const { token } = (await (await login('parent@springbyte.test')).json()) as { token: string };
  const checkout = await fetch(`${base}/payments/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ learnerId: 'lrn-zola', subscriptionPlanId: 'pln-full-access' }),
  });
  const { redirectUrl } = (await checkout.json()) as { redirectUrl: string };
  expect(redirectUrl).toMatch(`${base}/payment-provider?payment=pay-`);
  expect(await (await fetch(redirectUrl)).text()).toContain('<h1>Pay for Full Access</h1>');

  const body = new URLSearchParams({ choice: 'pay' });
  const paid = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('Location')).toBe('http://localhost:5173/subscribe/success?learnerId=lrn-zola');
  expect(await (await fetch(redirectUrl)).text()).toContain('This payment is done');
});

test('serves the developer panel at /mock with its files', async () => {
  const [page, again] = await Promise.all([fetch(`${base}/mock`), fetch(`${base}/mock/`)]);
  const html = await page.text();
  expect(await again.text()).toBe(html);
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(script).toMatch(/^\/mock\/panel\//);
  const { status, headers } = await fetch(base + script);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect((await fetch(`${base}/mock/panel/assets/..%2f..%2findex.html`)).status).toBe(404);
});

test.each([
  ['http://localhost:5173', 200],
  ['http://127.0.0.1:5200', 200],
  ['http://mock:4010', 200],
  ['http://10.0.0.3', 403],
  ['https://localhost.example.org', 403],
  ['null', 403],
])('a page of %s that controls the mock receives %i', async (Origin, status) => {
  const sessions = `${base}/mock/sessions`;
  const response = await fetch(sessions, {
    method: 'POST',
    headers: { Origin },
    body: '{"user":"lwazi"}',
  });
  expect(response.status).toBe(status);
});

/** Sends what a browser cannot send, and returns the whole response. */
async function sendRaw(head: string): Promise<string> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(`${head}Connection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test.each([
  ['localhost:4010', 200],
  ['[::1]', 200],
  ['MOCK:4010', 200],
  ['example.com', 200],
  ['ci.example.com', 200],
  ['10.0.0.3:4010', 200],
  ['elsewhere.test', 403],
  ['mock.elsewhere.test', 403],
  ['notexample.com', 403],
  ['127.0.0.1.elsewhere.test:4010', 403],
  ['', 403],
])('a control under the host name %j receives %i', async (host, status) => {
  const response = await sendRaw(`GET /mock/outbox HTTP/1.1\r\nHost: ${host}\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a refused host name receives the option that allows it', async () => {
  const response = await sendRaw('GET /mock/outbox HTTP/1.1\r\nHost: staging:4010\r\n');
  expect(response).toContain('start mock:serve with --allowed-hosts staging.');
});

test('the panel under an IP address may control the mock', async () => {
  const response = await sendRaw(
    'GET /mock/outbox HTTP/1.1\r\nHost: 10.0.0.3:4010\r\nOrigin: http://10.0.0.3:4010\r\n',
  );
  expect(response).toMatch(/^HTTP\/1.1 200 /);
});

test('accepts the buyer’s choice at /mock/payments', async () => {
  const { token } = (await (await login('parent@springbyte.test')).json()) as { token: string };
  const checkout = await fetch(`${base}/payments/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ learnerId: 'lrn-zola', subscriptionPlanId: 'pln-full-access' }),
  });
  const { redirectUrl } = (await checkout.json()) as { redirectUrl: string };
  expect((await control('payments', { redirectUrl, choice: 'keep' })).status).toBe(400);
  const failed = await control('payments', { redirectUrl, choice: 'fail' });
  expect(await failed.json()).toEqual({ state: 'failed' });
  expect(await (await fetch(redirectUrl)).text()).toContain('failed');
  const unknown = { redirectUrl: `${base}/payment-provider?payment=none`, choice: 'pay' };
  expect((await control('payments', unknown)).status).toBe(404);
  expect((await control('constructor', {})).status).toBe(404);
});

test.each([
  ['/nothing/here', 404],
  ['/', 404],
  ['//grades', 404],
  ['/grades/%E0%A4%A', 405],
  [`/grades/${'x'.repeat(9000)}`, 414],
])('returns a problem for an unknown or invalid path', async (path, status) => {
  const response = await fetch(base + path);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.any(String) as string });
});

const control = (name: string, body?: object) =>
  fetch(`${base}/mock/${name}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});

test('returns the outbox with working links', async () => {
  await fetch(`${base}/auth/request-password-reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'parent@springbyte.test' }),
  });
  const [mail] = (await (await control('outbox')).json()) as { to: string; link: string }[];
  expect(mail?.to).toBe('parent@springbyte.test');
  const link = new URL(mail?.link ?? '');
  expect(link.origin).toBe('http://localhost:5173');

  const password = 'Loops4ever!';
  const reset = await fetch(`${base}/auth/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: link.searchParams.get('email'),
      token: link.searchParams.get('token'),
      newPassword: password,
      confirmPassword: password,
    }),
  });
  expect(reset.status).toBe(200);
  expect((await control('reset', {})).status).toBe(200);
  expect((await login('parent@springbyte.test')).status).toBe(200);
});

test('switches the scenario, and refuses an invalid reset', async () => {
  expect(await (await control('reset', { scenario: 'empty' })).json()).toEqual({ scenario: 'empty' });
  expect((await login()).status).toBe(401);
  const refused = await control('reset', { scenario: 'huge' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    message: 'scenario: Choose a scenario: default, empty, expired, backlog, large.',
  });
  expect((await fetch(`${base}/mock/reset`, { method: 'POST', body: '{"scenario":' })).status).toBe(400);
  expect((await control('reset', { scenarios: 'default' })).status).toBe(400);
  expect((await fetch(`${base}/mock/reset`)).status).toBe(405);
  expect((await login()).status).toBe(401);
  await control('reset', { scenario: 'default' });
  expect((await login()).status).toBe(200);
});

test('refuses invalid faults, and simulates a status and a broken connection', async () => {
  const faults = [
    { operation: 'none' },
    { operation: 'constructor' },
    { operation: 'loginUser', status: 'sideways' },
    { operation: 'loginUser', status: 99 },
    { operation: 'loginUser', delay: -1 },
    { operation: 'loginUser', times: 0 },
    { operation: 'loginUser', status: 500, errors: { field: 'no list' } },
    { operation: 'loginUser', unknown: true },
  ];
  const refused = await Promise.all(faults.map((fault) => control('faults', fault)));
  expect(refused.map(({ status }) => status)).toEqual(faults.map(() => 400));
  await control('faults', { operation: 'loginUser', status: 503, times: 1 });
  expect((await login()).status).toBe(503);
  await control('faults', { operation: 'loginUser', status: 'offline', times: 1 });
  await expect(login()).rejects.toThrow('fetch failed');
  expect((await login()).status).toBe(200);
});

test.each([
  ['an unknown scenario', ['--scenario', 'huge'], 'There is no scenario huge.'],
  ['an unknown option', ['--prot', '4011'], '--port <port>'],
])('mock:serve prints a message for %s, and exits with code 2', async (_what, options, message) => {
  const started = spawn(process.execPath, ['mocks/serve.ts', '--port', '0', ...options]);
  const [output, exit] = await Promise.all([textOf(started.stderr), once(started, 'exit')]);
  expect(output).toContain(message);
  expect(exit).toEqual([2, null]);
});

test.each([
  ['TRACE /grades HTTP/1.1\r\nHost: localhost\r\n', 405],
  ['GET /grades HTTP/1.1\r\nHost: x:99999\r\n', 400],
  ['TRACE /nothing HTTP/1.1\r\nHost: localhost\r\n', 404],
  [`GET /grades/${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n`, 414],
])('returns a problem for requests that a browser cannot send', async (head, status) => {
  expect(await sendRaw(head)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\{"message":"[^"]+"\\}`));
});

test('returns 405 with the methods of the path', async () => {
  const text = await sendRaw('TRACE /grades HTTP/1.1\r\nHost: localhost\r\n');
  const [, allowed = ''] = /^allow: (.*)\r$/im.exec(text) ?? [];
  expect(allowed.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
});

test('does not treat a GET request with a preflight header as a preflight', async () => {
  const headers = { 'Access-Control-Request-Method': 'GET' };
  expect((await fetch(`${base}/grades`, { headers })).status).toBe(401);
});

test('stops on SIGTERM', async () => {
  server.process.kill('SIGTERM');
  const [code] = (await once(server.process, 'exit')) as [number | null];
  expect(code).toBe(0);
});
