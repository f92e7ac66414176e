import { expect, test } from 'vitest';
import { routesOf } from '#openapi/tools/document.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { inconsistentServerErrors } from '#openapi/tools/verify/judge/server-error-messages.ts';
import { probeTransport } from '#openapi/tools/verify/probes/transport.ts';
import { reply } from '../servers/faulty-replies.ts';
import { startFaultyServer, type Bug } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';

const mock = useMockUnderTest();

async function findingsWith(bug: Bug, operations: readonly string[]) {
  const faulty = await startFaultyServer(mock.url, bug);
  try {
    return await probeTransport({
      document,
      routes: routesOf(document).filter(({ operation }) => operations.includes(operation.operationId)),
      tokens: { Admin: await mock.signIn('Admin') },
      call: createCaller({
        server: faulty.url,
        timeout: 10_000,
        findRoute: createFindRoute(document),
        record: () => {},
        signal: undefined,
      }),
    });
  } finally {
    faulty.close();
  }
}

const never = /^$/;

test('probeTransport finds nothing on the mock', async () => {
  expect(await findingsWith({ when: never }, ['listTerms', 'createTerm', 'getTerm', 'checkEmail'])).toEqual(
    [],
  );
});

const bugs: [description: string, bug: Bug, found: object][] = [
  [
    'missing OPTIONS',
    { when: /^OPTIONS/, instead: reply(404, { message: 'Not found.' }) },
    { step: 'OPTIONS', expected: 'status 204', actual: 'status 404' },
  ],
  [
    '404 in place of 405',
    { when: /^PATCH/, instead: reply(404, { message: 'Not found.' }) },
    { step: 'PATCH, which the path does not have', expected: 'status 405', actual: 'status 404' },
  ],
  [
    '405 without Allow',
    { when: /^PATCH/, instead: reply(405, { message: 'Not allowed.' }) },
    { pointer: 'header/allow', expected: 'GET, POST', actual: 'nothing' },
  ],
  [
    'Allow without a method of the path',
    { when: /^OPTIONS/, instead: { status: 204, headers: { allow: 'GET, HEAD' }, body: '' } },
    { pointer: 'header/allow', expected: 'POST', actual: 'GET, HEAD' },
  ],
  [
    'missing HEAD',
    { when: /^HEAD/, instead: { status: 404, headers: {}, body: '' } },
    {
      step: 'HEAD',
      expected: 'status 200 with application/json, as for GET',
      actual: 'status 404 with no body',
    },
  ],
  [
    'a trailing slash that makes another path',
    { when: /^GET \/terms\/$/, instead: reply(404, { message: 'Not found.' }) },
    { step: 'a slash at the end', actual: 'status 404 with application/json' },
  ],
  [
    'an unknown query parameter that is rejected',
    { when: /^GET .*[?&]contract-verify-unknown=1$/, instead: reply(400, { message: 'Unknown.' }) },
    { step: 'an unknown query parameter', actual: 'status 400 with application/json' },
  ],
  [
    'a missing limit on the length of URLs',
    { when: /^GET \/terms\?contract-verify-unknown=x/, instead: reply(200, []) },
    { step: 'a URL that is too long', expected: 'status 414', actual: 'status 200' },
  ],
];

test.each(bugs)('probeTransport finds %s', async (_description, bug, found) => {
  const findings = await findingsWith(bug, ['listTerms', 'createTerm']);
  expect(findings).toContainEqual(expect.objectContaining({ operation: 'listTerms', ...found }));
});

test('probeTransport finds that a repeated query parameter is accepted', async () => {
  const bug: Bug = { when: /[?&]email=.*&email=/, instead: reply(200, { exists: false }) };
  expect(await findingsWith(bug, ['checkEmail'])).toContainEqual(
    expect.objectContaining({
      step: 'a query parameter that is sent twice',
      expected: 'status 400',
      actual: 'status 200',
    }),
  );
});

test('probeTransport finds a public operation that rejects an invalid token', async () => {
  const bug: Bug = { when: /^/, withToken: true, instead: reply(401, { message: 'Invalid token.' }) };
  expect(await findingsWith(bug, ['loginUser'])).toContainEqual(
    expect.objectContaining({ expected: 'status 400, as without a token', actual: 'status 401' }),
  );
});

test('inconsistentServerErrors finds a 500 whose message reveals its cause', () => {
  const failure = (step: string, message: string): Exchange => ({
    step,
    operationId: 'listTerms',
    request: { method: 'GET', url: '/terms', headers: {}, body: undefined },
    response: { status: 500, headers: {}, body: new TextEncoder().encode(JSON.stringify({ message })) },
    url: 'http://localhost/api/terms',
    milliseconds: 1,
  });
  const usual = failure('a', 'An unexpected error occurred.');
  const trace = failure('b', 'TypeError: Cannot read properties of null, terms.js:12');
  expect(inconsistentServerErrors([usual, usual])).toEqual([]);
  expect(inconsistentServerErrors([trace, usual, usual])).toMatchObject([
    { step: 'b', pointer: '/message', actual: '"TypeError: Cannot read properties of null, terms.js:12"' },
  ]);
});
