/**
 * How long the mock backend takes for each operation in the scenario `large`, in Node, from the request to the validated
 * response: `npm run bench`. It prints a table, slowest first, and exits with 1 when an operation takes longer than allowed
 * at the 95th percentile.
 */
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { createBackend } from '#mocks/server/backend.ts';
import { sequence } from '#mocks/server/fixed-random.ts';
import { createHandlers } from '#mocks/server/msw-handlers.ts';
import { readFile } from '#mocks/server/read-seed-file.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { routesOf, type ContractDocument, type Route } from '#openapi/tools/document.ts';
import { sampleRequests, fetchArguments } from '#openapi/tools/requests/sample-requests.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, only: { type: 'string' } },
});

const allowedMs = 50;
/** Calls before the measurement, in which the code is compiled: a server runs for days. */
const warmUp = 5;
const base = 'http://mock.springbyte.test';
const now = new Date('2025-05-15T13:08:00Z');
const document = contract as unknown as ContractDocument;

/** Those with the most permissions first; each of the others owns records that only they may use. */
const personas = ['thandi', 'naledi', 'lwazi', 'fatima', 'emma', 'zola'];

const backend = createBackend({ readFile, now: () => now, random: sequence() });
const handlers = createHandlers(backend, base);
const largeScenario = await loadScenario('large', now);

function restore(): void {
  backend.restore(largeScenario, 'large');
  // Garbage is collected here, and not during a measured call.
  globalThis.gc?.();
}
restore();

async function tokenFor(userName: string): Promise<string> {
  const user = backend.db.users.all().find((one) => one.userName === userName);
  if (!user) throw new Error(`Nobody signs in as ${userName}.`);
  return (await startSession(backend.db, user, now, backend.randomId)).token;
}

/** One call, with the time of the mock alone. */
async function call(route: Route, token: string): Promise<{ status: number; ms: number }> {
  const [sample] = sampleRequests(document, route);
  if (!sample) throw new Error(`The contract shows no call of ${route.operation.operationId}.`);
  const { url, init } = fetchArguments(sample);
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const request = new Request(base + url, { ...init, headers });
  const start = performance.now();
  const response = await getResponse(handlers, request);
  const ms = performance.now() - start;
  return { status: response?.status ?? 0, ms };
}

/** The token of a persona for whom the contract's example works. */
async function whoMay(route: Route): Promise<string | undefined> {
  for (const persona of personas) {
    const token = await tokenFor(persona);
    const { status } = await call(route, token);
    if (backend.db.takeChanges().some((table) => table !== 'refreshTokens')) restore();
    if (status < 300) return token;
  }
  return undefined;
}

/** The times of one operation. If it works only once, the data are restored for each call. */
async function measure(route: Route): Promise<number[]> {
  const token = await whoMay(route);
  const times: number[] = [];
  if (token === undefined) return times;
  for (let run = -warmUp; run < Number(values.runs); run += 1) {
    let { status, ms } = await call(route, token);
    if (status >= 300) {
      restore();
      ({ status, ms } = await call(route, token));
    }
    if (run >= 0) times.push(ms);
  }
  restore();
  return times.toSorted((a, b) => a - b);
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

console.warn = () => {};
const routes = routesOf(document).filter(
  ({ operation }) => values.only === undefined || operation.operationId === values.only,
);
const rows: { operation: string; median: number; p95: number }[] = [];
for (const route of routes) {
  const times = await measure(route);
  rows.push({ operation: route.operation.operationId, median: at(times, 0.5), p95: at(times, 0.95) });
}

const slowestFirst = rows.toSorted((a, b) => b.p95 - a.p95);
const lines = slowestFirst.map(
  ({ operation, median, p95 }) =>
    `${operation.padEnd(28)} ${median.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`,
);
const slow = slowestFirst.filter(({ p95 }) => !(p95 <= allowedMs));
process.stdout.write(
  `${'ms, scenario large'.padEnd(28)} ${'median'.padStart(8)} ${'p95'.padStart(8)}\n${lines.join('\n')}\n` +
    `\n${rows.length} operations, ${values.runs} calls each after ${warmUp} to warm up; ${slow.length} above ${allowedMs} ms at p95.\n`,
);
process.exitCode = slow.length > 0 ? 1 : 0;
