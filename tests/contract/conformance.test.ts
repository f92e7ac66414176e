import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createResponder } from '#mocks/server/http-server.ts';
import { scenarios } from '#openapi/conformance/all.ts';
import { createPassword, runScenario, type Driver } from '#openapi/conformance/kit/scenario.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { setClock } from '#openapi/tools/verify/fixtures/clock.ts';
import { readMail } from '#openapi/tools/verify/fixtures/mail.ts';
import { completePayment } from '#openapi/tools/verify/fixtures/payment.ts';
import { createNamePrefix } from '#openapi/tools/verify/run/plan.ts';
import { signInAll } from '#openapi/tools/verify/run/sign-in.ts';

const server = 'http://mock.springbyte.test';
const account = { emailOrUserName: 'admin@springbyte.test', password: 'Learn2code!' };
let driver: Driver;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const applicationUrl = 'http://localhost:5173';
  const respond = await createResponder({ scenario: 'default', applicationUrl, url: () => server });
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) =>
    respond(new Request(...request)),
  );
  const findRoute = createFindRoute(document);
  const call = createCaller({ server, timeout: 10_000, findRoute, signal: undefined, record: () => {} });
  const { tokens } = await signInAll(call, server, { accounts: { Admin: account } });
  driver = {
    call,
    adminToken: tokens.Admin ?? '',
    prefix: createNamePrefix(new Date()),
    password: createPassword(),
    readMail: async (email) => readMail(`${server}/mock/outbox`, email),
    completePayment: async (purchase) => completePayment(`${server}/mock/payments`, purchase),
    setClock: async (moment) => setClock(`${server}/mock/clock`, moment),
  };
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(Object.entries(scenarios))('%s', (_tag, ofTag) => {
  test.each(ofTag.map((scenario) => ({ scenario, name: scenario.name })))(
    'the mock passes $name',
    async ({ scenario }) => {
      await expect(runScenario(scenario, driver)).resolves.toBeUndefined();
    },
  );
});
