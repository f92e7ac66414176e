import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createResponder } from '#mocks/http/http-server.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { scenarios } from '#openapi/conformance/all.ts';
import { createPassword, runScenario, type Driver } from '#openapi/conformance/kit/scenario.ts';
import { routesOf } from '#openapi/tools/document.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { setClock } from '#openapi/tools/verify/fixtures/clock.ts';
import { readMail } from '#openapi/tools/verify/fixtures/mail.ts';
import { completePayment } from '#openapi/tools/verify/fixtures/payment.ts';
import { createFindLostValues } from '#openapi/tools/verify/judge/lost-values.ts';
import { cleanUp, findLeftovers } from '#openapi/tools/verify/records/cleanup.ts';
import { createNamePrefix } from '#openapi/tools/verify/run/plan.ts';
import { signInAll } from '#openapi/tools/verify/run/sign-in.ts';
import { prefixOf } from '#openapi/tools/verify/scenarios/run.ts';
import { orphansOf } from '../mock/orphans.ts';

const server = 'http://mock.springbyte.test';
const account = { emailOrUserName: 'admin@springbyte.test', password: 'Learn2code!' };
const findRoute = createFindRoute(document);
const exchanges: Exchange[] = [];
const record = (exchange: Exchange) => void exchanges.push(exchange);
const call = createCaller({ server, timeout: 10_000, findRoute, signal: undefined, record });
/** Refused calls that changed data. */
const harmful: string[] = [];
let backend: Backend;
let driver: Driver;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const applicationUrl = 'http://localhost:5173';
  const mock = await createResponder({ scenario: 'default', applicationUrl, url: () => server });
  backend = mock.backend;
  vi.stubGlobal('fetch', watchRefusals(mock.respond));
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

/** Compares the data before and after each refused call, unless another call was open in the meantime. */
function watchRefusals(respond: (request: Request) => Promise<Response>) {
  let calls = 0;
  let openCalls = 0;
  return async (...given: ConstructorParameters<typeof Request>): Promise<Response> => {
    const request = new Request(...given);
    const before = backend.db.dump();
    calls += 1;
    openCalls += 1;
    const number = calls;
    const isFirst = openCalls === 1;
    const response = await respond(request).finally(() => (openCalls -= 1));
    const isAlone = isFirst && number === calls;
    if (isAlone && response.status >= 400 && !isDeepStrictEqual(backend.db.dump(), before)) {
      harmful.push(`${request.method} ${request.url} ${response.status}`);
    }
    return response;
  };
}

const all = Object.values(scenarios).flat();

test('no two scenarios have the same name', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(Object.entries(scenarios))('%s', (_tag, ofTag) => {
  test.each(ofTag.map((scenario) => ({ scenario, name: scenario.name })))(
    'the mock passes $name',
    async ({ scenario }) => {
      const prefix = prefixOf(driver.prefix, all.indexOf(scenario));
      const orphans = orphansOf(backend.db);
      await expect(runScenario(scenario, { ...driver, prefix })).resolves.toBeUndefined();
      expect(orphansOf(backend.db)).toEqual(orphans);
      expect(harmful.splice(0)).toEqual([]);
    },
  );
});

test('every response shows what was sent', async () => {
  const findings = await createFindLostValues(document, findRoute)(exchanges);
  expect(findings.map(({ step, pointer, actual }) => [step, pointer, actual])).toEqual([]);
});

test('the records of all scenarios are deleted, with everything that refers to them', async () => {
  const routes = new Map(routesOf(document).map((route) => [route.operation.operationId, route]));
  const routeOf = (operationId: string) => {
    const route = routes.get(operationId);
    if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
    return route;
  };
  const leftovers = findLeftovers(exchanges, findRoute);
  expect(leftovers).not.toHaveLength(0);
  expect(await cleanUp(leftovers, call, routeOf, driver.adminToken, () => true)).toEqual([]);
  expect(orphansOf(backend.db)).toEqual([]);
});
