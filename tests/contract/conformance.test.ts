import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createResponder } from '#mocks/server/http-server.ts';
import { scenarios } from '#openapi/conformance/all.ts';
import { createPassword, runScenario, type Driver } from '#openapi/conformance/kit/scenario.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createNamePrefix } from '#openapi/tools/verify/run/plan.ts';

const server = 'http://mock.springbyte.test';
let respond: (request: Request) => Promise<Response>;
let driver: Driver;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  respond = await createResponder({
    scenario: 'default',
    applicationUrl: 'http://localhost:5173',
    url: () => server,
  });
  const call = createCaller({
    server,
    timeout: 10_000,
    findRoute: createFindRoute(document),
    signal: undefined,
    record: () => {},
    fetch: respond,
  });
  const post = async (path: string, body: object) =>
    respond(
      new Request(server + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
  const signedIn = await post('/auth/login', {
    emailOrUserName: 'admin@springbyte.test',
    password: 'Learn2code!',
  });
  const { token } = (await signedIn.json()) as { token: string };
  driver = {
    call,
    adminToken: token,
    prefix: createNamePrefix(new Date()),
    password: createPassword(),
    readMail: async (email) => {
      const mails = (await (await respond(new Request(`${server}/mock/outbox`))).json()) as {
        to: string;
        link: string | null;
      }[];
      const link = mails.find((mail) => mail.to.toLowerCase() === email.toLowerCase() && mail.link)?.link;
      if (!link) return undefined;
      const url = new URL(link);
      return {
        ...Object.fromEntries([...url.searchParams, ...new URLSearchParams(url.hash.slice(1))]),
        link,
      };
    },
    completePayment: async ({ redirectUrl, choice, learnerId }) => {
      const url = new URL(redirectUrl);
      if (learnerId !== undefined) {
        url.searchParams.set('custom_str3', 'recurring');
        url.searchParams.set('custom_str4', learnerId);
      }
      expect((await post('/mock/payments', { redirectUrl: url.href, choice })).ok).toBe(true);
    },
  };
});

describe.each(Object.entries(scenarios))('%s', (_tag, ofTag) => {
  test.each(ofTag.map((scenario) => ({ scenario, name: scenario.name })))(
    'the mock passes $name',
    async ({ scenario }) => {
      await expect(runScenario(scenario, driver)).resolves.toBeUndefined();
    },
  );
});
