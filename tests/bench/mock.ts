/**
 * Measures each operation of the mock in Node, in the scenario `large`: from the request to the validated response.
 */
import { getResponse } from 'msw';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { createBackend } from '#mocks/server/backend.ts';
import { createFixedRandom } from '#mocks/server/fixed-random.ts';
import { readFile } from '#mocks/server/read-seed-file.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { routesOf, type ContractDocument, type Route } from '#openapi/tools/document.ts';
import { sampleRequests, fetchArguments } from '#openapi/tools/requests/sample-requests.ts';
import { limitUnlessOnce, formatCount, options } from './options.ts';

/** Limit of the 95th percentile in milliseconds. */
const limit = limitUnlessOnce(50);
const runs = options.once ? 1 : 20;
/** Unmeasured calls before the measured ones, for JIT compilation. */
const warmUp = options.once ? 0 : 10;
const base = 'http://mock.springbyte.test';
const now = new Date('2025-05-15T13:08:00Z');
const document = contract as unknown as ContractDocument;

/** Tried in this order: the first persona who is allowed to make a call makes it. */
const personas = ['thandi', 'naledi', 'lwazi', 'fatima', 'emma', 'zola'];

export const operationNames: readonly string[] = routesOf(document).map(
  ({ operation }) => operation.operationId,
);

interface Measured {
  operation: string;
  /** Sorted milliseconds per call; empty when no persona may make the example call. */
  times: number[];
}

async function measureOperations(): Promise<Measured[]> {
  const { backend, undo } = await openBackend();
  const handlers = createHandlers(backend, base);
  const tokens: string[] = [];
  for (const persona of personas) {
    const user = backend.db.users.all().find(({ userName }) => userName === persona);
    if (!user) throw new Error(`The scenario has no user ${persona}.`);
    tokens.push((await startSession(backend.db, user, now, backend.randomId)).token);
  }

  async function call(route: Route, token: string): Promise<{ isSuccess: boolean; ms: number }> {
    const [sample] = sampleRequests(document, route);
    if (!sample) throw new Error(`The contract has no example call of ${route.operation.operationId}.`);
    const { url, init } = fetchArguments(sample);
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const request = new Request(base + url, { ...init, headers });
    const start = performance.now();
    const response = await getResponse(handlers, request);
    const ms = performance.now() - start;
    await undo();
    return { isSuccess: response?.ok ?? false, ms };
  }

  async function measure(route: Route): Promise<number[]> {
    const times: number[] = [];
    for (const token of tokens) {
      if (!(await call(route, token)).isSuccess) continue;
      // Collect garbage now, not during a measured call.
      if (!options.once) globalThis.gc?.();
      for (let run = -warmUp; run < runs; run += 1) {
        const { ms } = await call(route, token);
        if (run >= 0) times.push(ms);
      }
      break;
    }
    return times.toSorted((a, b) => a - b);
  }

  const measured: Measured[] = [];
  for (const route of routesOf(document)) {
    const operation = route.operation.operationId;
    const isChosen = options.only === undefined || operation === options.only;
    if (isChosen) measured.push({ operation, times: await measure(route) });
  }
  return measured;
}

/** Creates a backend with 10,000 learners, and a function that undoes the last call. */
async function openBackend() {
  const backend = createBackend({ readFile, now: () => now, random: createFixedRandom() });
  backend.restore(await loadScenario('large', now), 'large');
  const { db } = backend;
  const transaction = db.transaction.bind(db);
  let undo = () => Promise.resolve();
  // Keep the transaction open until the call is measured, so that undoing does not count.
  db.transaction = (work) =>
    new Promise((resolve, reject) => {
      const measured = Promise.withResolvers<void>();
      const rollback = transaction(
        async () => {
          await work().then(resolve, reject);
          await measured.promise;
        },
        () => false,
      );
      undo = () => {
        measured.resolve();
        return rollback;
      };
    });
  return { backend, undo: () => undo() };
}

const percentileOf = (times: readonly number[], share: number): number =>
  times[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** @returns whether all operations are within the limit */
export async function benchMock(): Promise<boolean> {
  // The mock warns about rejected example calls.
  const { warn } = console;
  console.warn = () => {};
  const measured = await measureOperations();
  console.warn = warn;
  const rows = measured
    .map(({ operation, times }) => ({
      operation,
      median: percentileOf(times, 0.5),
      p95: percentileOf(times, 0.95),
    }))
    .toSorted((a, b) => b.p95 - a.p95);
  const slow = rows.filter(({ p95 }) => !(p95 <= limit));
  console.log(`${'ms, scenario large'.padEnd(28)} ${'median'.padStart(8)} ${'p95'.padStart(8)}`);
  for (const { operation, median, p95 } of rows) {
    console.log(`${operation.padEnd(28)} ${median.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`);
  }
  const calls = `${formatCount(rows.length, 'operation')}, ${formatCount(runs, 'call')} each`;
  console.log(
    options.once
      ? `\n${calls}, without limits; ${slow.length} without an allowed call.`
      : `\n${calls} after ${warmUp} to warm up; ${slow.length} above ${limit} ms at p95.`,
  );
  return slow.length === 0;
}
