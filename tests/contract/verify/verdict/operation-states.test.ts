import { expect, test } from 'vitest';
import { junitReport } from '#openapi/tools/verify/report/junit.ts';
import { terminalReport } from '#openapi/tools/verify/report/terminal.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { exitCodeOf } from '#openapi/tools/verify/verdict/verdict.ts';
import { verifyTerms } from '../scenarios/find-bugs.ts';
import {
  changeJson,
  jsonHeaders,
  startFaultyServer,
  withBug,
  type Bug,
  type Reply,
} from '../servers/faulty-server.ts';
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

test.each([
  ['Fastify', { type: 415, malformed: 404 }],
  ['Express', { type: 404, malformed: 400 }],
])(
  'verify recognizes unimplemented operations on a server that parses bodies before routing, like %s',
  async (_framework, { type, malformed }) => {
    const missing = (original: Reply, sent: string): Reply => {
      if ([401, 403].includes(original.status)) return original;
      const statuses = new Map([
        ['--', type],
        ['nu', malformed],
      ]);
      const status = statuses.get(sent.slice(0, 2)) ?? 404;
      return { status, headers: jsonHeaders, body: '{"message":"Not found"}' };
    };
    const { operations, findings } = await verifyTerms(mock, {
      when: /^PUT \/terms\/[\w-]+$|contract-verify-unknown\/contract/,
      reply: missing,
    });
    expect(operations.map(({ operation, state }) => [operation, state])).toEqual([
      ['listTerms', 'passed'],
      ['createTerm', 'passed'],
      ['getTerm', 'passed'],
      ['updateTerm', 'absent'],
      ['deleteTerm', 'passed'],
    ]);
    expect(findings).toEqual([]);
  },
);

test('verify recognizes an unimplemented operation by the response to an unknown path', async () => {
  const missing = { title: 'Not Found', message: 'There is no such path.', status: 404 };
  const bug: Bug = {
    when: /^(GET|DELETE) \/terms\/[\w-]+$|contract-verify-unknown\/contract/,
    reply: (original) =>
      [401, 403].includes(original.status)
        ? original
        : { ...original, status: 404, headers: jsonHeaders, body: JSON.stringify(missing) },
  };
  const { operations } = await verifyTerms(mock, bug, { scenarios: [] });
  const states = Object.fromEntries(operations.map(({ operation, state }) => [operation, state]));
  expect(states).toMatchObject({ getTerm: 'absent', deleteTerm: 'absent' });
});

test('verify reports an operation that looks for the record before it reads the body', async () => {
  const bug: Bug = {
    when: /^PUT \/terms\/[\w-]+$/,
    reply: (original) =>
      [401, 403].includes(original.status)
        ? original
        : { status: 404, headers: jsonHeaders, body: '{"message":"There is no such term."}' },
  };
  const { operations } = await verifyTerms(mock, bug, { scenarios: [] });
  expect(operations).toContainEqual(expect.objectContaining({ operation: 'updateTerm', state: 'deviates' }));
});

test('verify does not count a missing operation outside the choice as a deviation', async () => {
  const bug: Bug = {
    when: /^\w+ \/grades/,
    reply: (original) =>
      original.status === 401 ? original : { status: 404, headers: {}, body: 'Not found' },
  };
  const environment = mock.environmentWithoutFaults;
  const verdict = await withBug(mock.url, bug, (server) =>
    verify({ server, environment, only: ['Subjects'] }),
  );
  expect(verdict.findings).toEqual([]);
  expect(verdict.blocked).toEqual([expect.stringMatching(/^subjects, .*: createGrade is missing$/)]);
  expect(exitCodeOf(verdict, false)).toBe(0);
  expect(exitCodeOf(verdict, true)).toBe(1);
  expect(terminalReport(verdict)).toContain(': createGrade is missing');
});

test('verify names the property in which an operation outside the choice deviates', async () => {
  const bug: Bug = {
    when: /^POST \/activities$/,
    reply: changeJson((activity) => ({ ...activity, totalScore: 3 })),
  };
  const environment = mock.environmentWithoutFaults;
  const verdict = await withBug(mock.url, bug, (server) => verify({ server, environment, only: ['Terms'] }));
  expect(verdict.findings).toEqual([]);
  expect(verdict.blocked).toEqual([
    'deleted-terms: createActivity deviates (/totalScore: expected 0, got 3)',
  ]);
});

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
