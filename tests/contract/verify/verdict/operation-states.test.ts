import { expect, test } from 'vitest';
import { junitReport } from '#openapi/tools/verify/report/junit.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { verifyTerms } from '../scenarios/find-bugs.ts';
import { startFaultyServer, type Bug } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';

const mock = useMockUnderTest();

test('verify reports an unimplemented operation as neither passed nor deviating', async () => {
  const bug: Bug = {
    when: /^(GET|PUT|DELETE) \/terms\/[\w-]+$/,
    instead: { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' },
  };
  const verdict = await verifyTerms(mock, bug);
  const states = verdict.operations.map(({ operation, state }) => [operation, state]);
  expect(states).toEqual([
    ['listTerms', 'passed'],
    ['createTerm', 'passed'],
    ['getTerm', 'absent'],
    ['updateTerm', 'absent'],
    ['deleteTerm', 'absent'],
  ]);
  expect(verdict.findings).toEqual([]);
  expect(junitReport(verdict)).toContain('<skipped message="not implemented"/>');
  expect(new Set(verdict.remaining.map((record) => record.split(' ')[0]))).toEqual(new Set(['deleteTerm']));
});

test.each([
  ['a token', { when: /^(GET|PUT|DELETE) \/terms\/[\w-]+$/, refusal: 401 }],
  ['a role', { when: /^(PUT|DELETE) \/terms\/[\w-]+$/, refusal: 403 }],
])(
  'verify recognizes an unimplemented operation on a server that first requires %s',
  async (_description, { when, refusal }) => {
    const missing = { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' };
    const bug: Bug = {
      when,
      reply: (original) => ([401, refusal].includes(original.status) ? original : missing),
    };
    const { operations, findings } = await verifyTerms(mock, bug, { scenarios: [] });
    const states = Object.fromEntries(operations.map(({ operation, state }) => [operation, state]));
    expect(states).toMatchObject({ listTerms: 'passed', updateTerm: 'absent', deleteTerm: 'absent' });
    expect(findings).toEqual([]);
  },
);

test('verify recognizes an unimplemented public operation', async () => {
  const { url, close } = await startFaultyServer(mock.url, {
    when: /^GET \/subscriptions\/public\/plans$/,
    instead: { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' },
  });
  try {
    const { environment } = mock;
    const { operations } = await verify({
      server: url,
      environment,
      only: ['Subscriptions'],
      isReadOnly: true,
    });
    expect(operations.map(({ operation, state }) => [operation, state])).toContainEqual([
      'listPublicPlans',
      'absent',
    ]);
  } finally {
    close();
  }
});

test('verify regards an operation as implemented when it returns 404 as JSON, even with an invalid body', async () => {
  const bug: Bug = {
    when: /^GET \/terms\/[\w-]+$/,
    reply: (original) =>
      original.status === 401 ? original : { ...original, status: 404, body: '{"message":7}' },
  };
  // Without injected faults: their responses have statuses other than 404.
  const environment = { ...mock.environment, fixtures: {} };
  const { operations } = await verifyTerms(mock, bug, { environment, isReadOnly: true });
  expect(operations.find(({ operation }) => operation === 'getTerm')?.state).toBe('deviates');
});

test('verify reports a 501 as a deviation when the operation is otherwise implemented', async () => {
  const bug: Bug = {
    when: /^PUT \/terms\//,
    // Only the request of the scenario.
    ofBody: /"verify-/,
    instead: { status: 501, headers: {}, body: '' },
  };
  const { operations } = await verifyTerms(mock, bug);
  expect(operations.find(({ operation }) => operation === 'updateTerm')?.state).toBe('deviates');
});
