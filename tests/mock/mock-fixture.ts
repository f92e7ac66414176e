import { getResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { configureClient, type GlobalHandling } from '#api/client.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import type { Snapshot } from '#mocks/data/db.ts';
import type { ScenarioName } from '#mocks/data/scenario-names.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { createTestMock } from '#mocks/node.ts';
import { createFixedRandom } from '#mocks/server/fixed-random.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';

/** The server's clock in every test. */
export const testNow = new Date('2025-05-15T13:08:00Z');

const prepared = new Map<ScenarioName, Promise<Snapshot>>();

/** Loads a scenario. Freezes the lists and objects in its rows, because all tests share them. */
async function prepare(scenario: ScenarioName): Promise<Snapshot> {
  const snapshot = await loadScenario(scenario, testNow);
  for (const row of Object.values(snapshot).flat()) Object.values(row).forEach(Object.freeze);
  return snapshot;
}

/** Loads each scenario once per worker, because marking its answers is slow. */
function snapshotOf(scenario: ScenarioName): Promise<Snapshot> {
  const snapshot = prepared.get(scenario) ?? prepare(scenario);
  prepared.set(scenario, snapshot);
  return snapshot;
}

/**
 * Connects the real client to the real mock, with fresh data for each test. A response that deviates from the contract
 * fails the test.
 *
 * @param isShared whether the tests of the file share the data, because they only read it
 */
export function useMock(scenario: ScenarioName = 'default', { isShared = false } = {}) {
  let now = testNow;
  const mock = createTestMock(apiBaseUrl, { now: () => now, random: createFixedRandom() });
  const { backend, server } = mock;
  const handlers = createHandlers(backend, apiBaseUrl);
  let token: string | undefined;
  const handled: string[] = [];
  const handling: GlobalHandling = {
    onPaymentRequired: (problem) => handled.push(`payment required for ${problem.learnerId ?? 'no learner'}`),
    onSignedOut: () => handled.push('signed out'),
  };

  const reset = async () => {
    backend.restore(await snapshotOf(scenario), scenario);
    backend.faults.clear();
    for (const list of [backend.deviations, backend.refusedRequests]) list.length = 0;
  };

  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    if (isShared) await reset();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = testNow;
    token = undefined;
    handled.length = 0;
    configureClient({
      ready: Promise.resolve(),
      token: () => Promise.resolve(token),
      hasValidToken: () => token !== undefined,
      ...handling,
    });
    if (!isShared) await reset();
  });
  afterEach(() => {
    expect(backend.deviations).toEqual([]);
  });

  return {
    backend,
    reset,
    /** The calls of the client's global handlers. */
    handled,
    /** Makes the client send the token of a user. */
    async signInAs(userName: string): Promise<void> {
      const user = backend.db.users.all().find((one) => one.userName === userName);
      if (!user) throw new Error(`There is no user ${userName}.`);
      ({ token } = await startSession(backend.db, user, now, backend.randomId));
    },
    /** Headers for calls without the client. */
    headers: (): HeadersInit => (token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    /** Calls the handlers without client and network, which is faster. */
    async respond(request: Request): Promise<Response> {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`No handler matches ${request.url}.`);
      return response;
    },
    sendToken(given: string | undefined): void {
      token = given;
    },
    setNow(given: Date): void {
      now = given;
    },
  };
}
