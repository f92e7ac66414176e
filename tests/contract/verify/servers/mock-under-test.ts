import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startHttpServer, type HttpServer } from '#mocks/server/http-server.ts';
import type { Fixtures } from '#openapi/tools/verify/fixtures/fixtures.ts';
import {
  readEnvironment,
  type Environment,
  type VerifiedRole,
} from '#openapi/tools/verify/run/environment.ts';

/** The mock over HTTP, as the server that the kit is pointed at. */
export interface MockUnderTest {
  readonly url: string;
  /** Accounts of the demo cast, and everything that the contract has no operation for. */
  readonly environment: Environment;
  /** The same without the means to make calls fail: two runs at a time would meet each other's failures. */
  readonly environmentWithoutFaults: Environment;
  /** A token of one of those accounts. */
  signIn: (role: VerifiedRole) => Promise<string>;
}

/**
 * Starts the mock before the tests of a file, resets it before each, and closes it after them.
 *
 * @param isShared whether tests run at the same time, so that none of them can have the mock reset
 */
export function useMockUnderTest({ isShared = false } = {}): MockUnderTest {
  let server: HttpServer;
  let example: Environment;
  beforeAll(async () => {
    // The mock warns about every invalid request, of which the kit sends hundreds.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server = await startHttpServer({ port: 0, scenario: 'default', applicationUrl: 'http://localhost:5173' });
    example = await readEnvironment('openapi/mock.env');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
  // A failure that was ordered and not met would hit the next test.
  beforeEach(async () => {
    if (!isShared) await fetch(control('reset'), { method: 'POST' });
  });
  const control = (name: string) => `${server.url}/mock/${name}`;
  const withFixtures = (fixtures: Fixtures): Environment => ({
    ...example,
    fixtures: { mail: control('outbox'), payment: control('payments'), ...fixtures },
  });
  return {
    get url() {
      return server.url;
    },
    get environment() {
      return withFixtures({ faults: control('faults') });
    },
    get environmentWithoutFaults() {
      return withFixtures({});
    },
    signIn: async (role) => {
      const response = await fetch(`${server.url}/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(example.accounts[role]),
      });
      return ((await response.json()) as { token: string }).token;
    },
  };
}
