import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* `npm run mock:serve`: the same handlers for everything that speaks HTTP. */
let server: ChildProcess;
let base: string;

beforeAll(async () => {
  server = spawn(process.execPath, ['mocks/http.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (address === undefined) continue;
    base = address;
    break;
  }
}, 20_000);

afterAll(() => {
  server.kill('SIGKILL');
});

const login = () =>
  fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://elsewhere.test' },
    body: JSON.stringify({ emailOrUserName: 'lwazi', password: 'Learn2code!' }),
  });

test('serves the operations at the root of its port, to any origin', async () => {
  const response = await login();
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { token } = (await response.json()) as { token: string };
  const grades = await fetch(`${base}/grades`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await grades.json()).toHaveLength(8);
});

test('answers a preflight', async () => {
  const response = await fetch(`${base}/grades`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
});

test('serves bytes', async () => {
  const response = await fetch(`${base}/files/fil-fractions-7kq2.png/media`);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('says 501 where the contract has nothing', async () => {
  expect((await fetch(`${base}/nothing/here`)).status).toBe(501);
});

test('stops when asked to', async () => {
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  expect(code).toBe(0);
});
