import { expect, test } from 'vitest';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { withoutFollowUps } from '#openapi/tools/verify/judge/follow-ups.ts';
import type { Finding } from '#openapi/tools/verify/judge/judge.ts';
import { verifyTerms } from '../scenarios/find-bugs.ts';
import { changeJson, type Bug } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';

const mock = useMockUnderTest();

async function findingsOn(bug: Bug, scenarios = ['terms']) {
  const { findings } = await verifyTerms(mock, bug, { scenarios });
  return findings.map(({ operation, step, pointer, expected }) => [operation, step, pointer, expected]);
}

test('verify reports a missing property once per response, not again as an unmet expectation of the step', async () => {
  const bug: Bug = {
    when: /^POST \/terms$/,
    reply: changeJson((term) => ('title' in term ? { ...term, description: undefined } : term)),
  };
  // Only the second of two responses has an expectation about the property.
  const finding = ['createTerm', 'terms › createTerm', '/description', 'a value'];
  expect(await findingsOn(bug)).toEqual([finding, finding]);
});

test('verify reports an unexpected status without the body expectations of the step', async () => {
  const bug: Bug = {
    when: /^POST \/terms$/,
    reply: (reply) =>
      reply.status === 201
        ? { ...reply, status: 500, body: '{"message":"An unexpected error occurred."}' }
        : reply,
  };
  expect(await findingsOn(bug)).toEqual([['createTerm', 'terms › createTerm', '', 'status 2xx']]);
});

test('verify reports an undocumented status once when another status is expected', async () => {
  const bug: Bug = {
    when: /^POST \/terms$/,
    reply: (reply) =>
      reply.status === 403 ? { status: 418, headers: { 'content-type': 'text/plain' }, body: 'No.' } : reply,
  };
  const found = await findingsOn(bug, []);
  expect(new Set(found.map(([, , pointer, expected]) => `${pointer} ${expected}`))).toEqual(
    new Set([' status 403']),
  );
});

const exchange: Exchange = {
  step: 'read as Admin',
  operationId: 'listTrialSessions',
  request: { method: 'GET', url: '/trialsession', headers: {}, body: undefined },
  response: { status: 200, headers: {}, body: new Uint8Array() },
  url: 'http://localhost/api/terms',
  milliseconds: 1,
};

const createFinding = (pointer: string, expected: string): Finding => ({
  operation: 'listTrialSessions',
  step: exchange.step,
  pointer,
  expected,
  actual: '"soon"',
  exchange,
});

test('withoutFollowUps keeps one finding per pointer', () => {
  const judged = [
    createFinding('/0/startTime', 'a string that matches ^2'),
    createFinding('/0/startTime', 'a string of format date-time'),
    createFinding('/1/startTime', 'a string of format date-time'),
  ];
  expect(withoutFollowUps([], judged)).toEqual([judged[0], judged[2]]);
});

test('withoutFollowUps keeps findings that do not follow from another one', () => {
  const expectations = [
    createFinding('', "$response.body#/status == 'Open'"),
    createFinding('', "Error in resolving runtime expression '$response.body#/id'"),
  ];
  expect(withoutFollowUps(expectations.slice(0, 1), [])).toEqual(expectations.slice(0, 1));
  expect(withoutFollowUps(expectations.slice(1), [])).toEqual(expectations.slice(1));
  const elsewhere = createFinding('/title', 'string');
  expect(withoutFollowUps(expectations.slice(0, 1), [elsewhere])).toEqual([expectations[0], elsewhere]);
});
