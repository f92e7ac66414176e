import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readEnvironment, type Environment, type VerifiedRole } from '#openapi/tools/verify/environment.ts';
import { startMockServer } from '../../mock/start-mock-server.ts';

/** The mock over HTTP, as the server that the kit is pointed at. */
export interface MockUnderTest {
  readonly url: string;
  /** Accounts of the demo cast, and everything that the contract has no operation for. */
  readonly environment: Environment;
  /** A token of one of those accounts. */
  signIn: (role: VerifiedRole) => Promise<string>;
}

/** Starts the mock before the tests of a file, resets it before each, and ends it after them. */
export function useMockUnderTest(): MockUnderTest {
  let server: Awaited<ReturnType<typeof startMockServer>>;
  let example: Environment;
  beforeAll(async () => {
    server = await startMockServer();
    example = await readEnvironment('openapi/mock.env');
  }, 20_000);
  // A fault that was ordered and not met would hit the next test.
  beforeEach(async () => {
    await fetch(`${server.url}/mock/reset`, { method: 'POST' });
  });
  afterAll(() => {
    server.process.kill('SIGKILL');
  });
  return {
    get url() {
      return server.url;
    },
    get environment() {
      const control = (name: string) => `${server.url}/mock/${name}`;
      return {
        ...example,
        fixtures: { mail: control('outbox'), payment: control('payments'), faults: control('faults') },
      };
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
