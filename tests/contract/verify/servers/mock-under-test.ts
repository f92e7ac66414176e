import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startHttpServer, type HttpServer } from '#mocks/http/http-server.ts';
import type { Fixtures } from '#openapi/tools/verify/fixtures/fixtures.ts';
import {
  readEnvironment,
  type Environment,
  type VerifiedRole,
} from '#openapi/tools/verify/run/environment.ts';

export interface MockUnderTest {
  readonly url: string;
  /** Accounts of the demo data and all fixtures. */
  readonly environment: Environment;
  /** Without faults and clock, which would also affect concurrent runs. */
  readonly environmentWithoutFaults: Environment;
  signIn: (role: VerifiedRole) => Promise<string>;
}

/**
 * Starts the mock before the tests of a file, resets it before each test, and closes it afterwards.
 * @param isShared whether tests run concurrently, so that the mock is never reset
 */
export function useMockUnderTest({ isShared = false } = {}): MockUnderTest {
  let server: HttpServer;
  let example: Environment;
  beforeAll(async () => {
    // The mock warns about invalid requests, of which the run sends hundreds.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server = await startHttpServer({ port: 0, scenario: 'default', applicationUrl: 'http://localhost:5173' });
    example = await readEnvironment('openapi/mock.env');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
  // An unused fault would affect the next test.
  beforeEach(async () => {
    if (!isShared) await fetch(control('reset'), { method: 'POST' });
  });
  const control = (name: string) => `${server.url}/mock/${name}`;
  const withFixtures = (fixtures: Fixtures): Environment => ({
    ...example,
    fixtures: {
      mail: control('outbox'),
      payment: control('payments'),
      clock: control('clock'),
      ...fixtures,
    },
  });
  return {
    get url() {
      return server.url;
    },
    get environment() {
      return withFixtures({ faults: control('faults'), clock: control('clock') });
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
