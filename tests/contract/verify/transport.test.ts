import { expect, test } from 'vitest';
import { routesOf } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { inconsistentServerErrors } from '#openapi/tools/verify/judge/server-error-messages.ts';
import { probeTransport } from '#openapi/tools/verify/probes/transport/transport.ts';
import { reply } from './servers/faulty-replies.ts';
import { startFaultyServer, type Bug } from './servers/faulty-server.ts';
import { useMockUnderTest } from './servers/mock-under-test.ts';

const mock = useMockUnderTest();
const validator = createValidator(document);

async function findingsWith(bug: Bug, operations: readonly string[], origin?: string) {
  const faulty = await startFaultyServer(mock.url, bug);
  try {
    return await probeTransport({
      document,
      validator,
      routes: routesOf(document).filter(({ operation }) => operations.includes(operation.operationId)),
      tokens: { Admin: await mock.signIn('Admin') },
      origin,
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

const application = 'https://app.example.org';

test('probeTransport finds nothing on the mock', async () => {
  const operations = ['listTerms', 'createTerm', 'getTerm', 'deleteTerm', 'checkEmail'];
  expect(await findingsWith({ when: never }, operations, application)).toEqual([]);
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
  [
    'paths in any letter case',
    { when: /^GET \/TERMS$/, instead: reply(200, []) },
    { step: 'a path in capital letters', expected: 'status 404', actual: 'status 200' },
  ],
  [
    'a scheme that must be written `Bearer`',
    { when: /^GET/, ofHeader: ['authorization', /^bearer /], instead: reply(401, { message: 'No token.' }) },
    { step: 'the scheme of the token in lower case', actual: 'status 401' },
  ],
];

const serverError = reply(500, { message: 'An unexpected error occurred.' });
const accepted = reply(400, { message: 'Validation failed.' });
const create = /^POST \/terms$/;
const remove = /^DELETE \/terms\//;

const bugsOfBodies: [description: string, bug: Bug, step: string, actual: string][] = [
  [
    'malformed JSON that causes a 500',
    { when: create, ofBody: /^\{"$/, instead: serverError },
    'malformed JSON',
    'status 500',
  ],
  [
    'U+0000 that causes a 500',
    { when: create, ofBody: /\\u0000/, instead: serverError },
    'U+0000 in a string',
    'status 500',
  ],
  [
    'an unpaired surrogate that is stored',
    { when: create, ofBody: /\\ud800/, instead: reply(201, {}) },
    'an unpaired surrogate in a string',
    'status 201',
  ],
  [
    'invalid UTF-8 that is stored',
    { when: create, ofBody: /\uFFFD/, instead: reply(201, {}) },
    'a body that is not UTF-8',
    'status 201',
  ],
  [
    'levels that overflow the stack',
    { when: create, ofBody: /\[{999}/, instead: serverError },
    'JSON of 20,000 levels',
    'status 500',
  ],
  [
    'a byte order mark that causes a 500',
    { when: create, ofBody: /^\uFEFF/, instead: serverError },
    'a byte order mark',
    'status 500',
  ],
  [
    'a rejected charset',
    { when: create, ofHeader: ['content-type', /charset=utf-8/], instead: reply(415, { message: 'No.' }) },
    'Content-Type: application/json; charset=utf-8',
    'status 415',
  ],
  [
    'an ignored charset',
    { when: create, ofHeader: ['content-type', /8859/], instead: accepted },
    'Content-Type: application/json; charset=iso-8859-1',
    'status 400',
  ],
  [
    'a body without a type that is accepted',
    { when: create, ofHeader: ['content-type', /^$/], instead: accepted },
    'a body without Content-Type',
    'status 400',
  ],
  [
    'a type that needs a body',
    { when: remove, ofHeader: ['content-type', /json/], instead: accepted },
    'a Content-Type without a body',
    'status 400',
  ],
  [
    'a body that is not ignored',
    { when: remove, ofBody: /./, instead: accepted },
    'a body that is ignored',
    'status 400',
  ],
  [
    'U+0000 in a path that causes a 500',
    { when: /%00/, instead: serverError },
    'x%00y in the path',
    'status 500',
  ],
  [
    'invalid percent-encoding that causes a 500',
    { when: /%zz/, instead: serverError },
    '%zz in the path',
    'status 500',
  ],
  [
    'U+0000 in a query that is accepted',
    { when: /=x%00y/, instead: reply(200, { exists: false }) },
    'x%00y in the query',
    'status 200',
  ],
];

test.each(bugsOfBodies)('probeTransport finds %s', async (_description, bug, step, actual) => {
  const findings = await findingsWith(bug, ['createTerm', 'deleteTerm', 'checkEmail']);
  expect(findings).toContainEqual(expect.objectContaining({ step, actual }));
});

test.each([
  [
    'without the method',
    { 'access-control-allow-methods': 'GET, POST' },
    'header/access-control-allow-methods',
    'DELETE',
  ],
  [
    'without a header',
    { 'access-control-allow-headers': 'authorization, content-type, range' },
    'header/access-control-allow-headers',
    'idempotency-key',
  ],
  [
    'with any header but Authorization',
    { 'access-control-allow-headers': '*' },
    'header/access-control-allow-headers',
    'authorization',
  ],
])('probeTransport finds a preflight response %s', async (_description, headers, pointer, expected) => {
  const bug: Bug = {
    when: /^OPTIONS/,
    reply: (original) => ({ ...original, headers: { ...original.headers, ...headers } }),
  };
  const findings = await findingsWith(bug, ['deleteTerm'], application);
  expect(findings).toContainEqual(expect.objectContaining({ operation: 'deleteTerm', pointer, expected }));
});

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
