import { beforeAll, expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { jsonHeaders, withFault, type Fault } from './servers/faulty-server.ts';
import { useMockUnderTest } from './servers/mock-under-test.ts';

/* The kit against servers with one fault each. What it says of a single response is in judge.test.ts. */

const mock = useMockUnderTest({ isShared: true });
let adminToken: string;

beforeAll(async () => {
  adminToken = await mock.signIn('Admin');
});

/** Checks the operations of Terms, by the calls that need no workflow unless some are named. */
const verifyTerms = (server: string, { timeout = 10_000, workflows = [] as string[] } = {}) =>
  verify({ server, environment: mock.environmentWithoutFaults, only: ['Terms'], workflows, timeout });

/** What the server does wrong, how, and what the kit says: the operation, the step and what was there instead. */
const faults: [
  what: string,
  fault: () => Fault,
  found: { operation: string; step: string; actual: string },
][] = [
  [
    'a list without a token',
    () => ({ when: /^GET \/terms$/, token: adminToken }),
    { operation: 'listTerms', step: 'no token', actual: 'status 200' },
  ],
  [
    'a role that is not checked',
    () => ({ when: /^POST \/terms$/, token: adminToken }),
    { operation: 'createTerm', step: 'as Moderator', actual: 'status 400' },
  ],
  [
    'an expired token that is accepted',
    () => ({ when: /^GET \/terms$/, ofToken: mock.environment.expiredToken ?? '', token: adminToken }),
    { operation: 'listTerms', step: 'an expired token', actual: 'status 200' },
  ],
  [
    'a body of null that the server fails at',
    () => ({
      when: /^POST \/terms$/,
      ofBody: /^null$/,
      instead: { status: 500, headers: jsonHeaders, body: '{"message":"Cannot read properties of null."}' },
    }),
    { operation: 'createTerm', step: 'a body of null', actual: 'status 500' },
  ],
];

test.each(faults)('finds %s', async (_what, fault, found) => {
  const { findings } = await withFault(mock.url, fault(), (url) => verifyTerms(url));
  expect(findings).toContainEqual(expect.objectContaining(found));
});

test('finds a role that is not checked for a record that does not exist', async () => {
  const fault: Fault = { when: /^DELETE \/terms\//, token: adminToken };
  // Only what the workflow deletes tells that the operation is there at all.
  const { findings } = await withFault(mock.url, fault, (url) => verifyTerms(url, { workflows: ['terms'] }));
  const found = { operation: 'deleteTerm', step: 'as Moderator', actual: 'status 404' };
  expect(findings).toContainEqual(expect.objectContaining(found));
});

test('finds a response that does not come in time, in the workflow and in the calls beside it', async () => {
  // Few calls, since each takes all of that time: what the workflow creates, and one of the probes.
  const fault: Fault = { when: /^POST \/terms$/, ofBody: /"verify-|^null$/, hangs: true };
  const { findings } = await withFault(mock.url, fault, (url) =>
    verifyTerms(url, { timeout: 1500, workflows: ['terms'] }),
  );
  const found = { operation: 'createTerm', actual: 'no response within 1.5 s' };
  expect(findings).toContainEqual(expect.objectContaining({ ...found, step: 'terms › create' }));
  expect(findings).toContainEqual(expect.objectContaining({ ...found, step: 'a body of null' }));
});

test('finds a list that is refused to a role that may read it', async () => {
  const fault: Fault = { when: /^GET \/campus$/, token: await mock.signIn('Tutor') };
  const { findings } = await withFault(mock.url, fault, (server) =>
    verify({
      server,
      environment: mock.environmentWithoutFaults,
      only: ['Campuses'],
      isReadOnly: true,
    }),
  );
  const found = { operation: 'listCampuses', step: 'read as Moderator', actual: 'status 403' };
  expect(findings).toContainEqual(expect.objectContaining(found));
});

test('reports deviations also if failures cannot be ordered', async () => {
  const fault: Fault = {
    when: /^POST \/terms$/,
    ofBody: /^null$/,
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  };
  const fixtures = { ...mock.environment.fixtures, faults: `${mock.url}/nothing-here` };
  const environment = { ...mock.environment, fixtures };
  const { findings, problems } = await withFault(mock.url, fault, (server) =>
    verify({ server, environment, only: ['Terms'], workflows: [] }),
  );
  expect(problems).toEqual(['FAULT_URL responds with status 404.']);
  expect(findings).toEqual([expect.objectContaining({ step: 'a body of null', actual: 'status 500' })]);
});

test('deletes what a workflow has created when an operation fails', async () => {
  const titles = async () => {
    const response = await fetch(`${mock.url}/terms`, { headers: { Authorization: `Bearer ${adminToken}` } });
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };
  const before = await titles();
  const fault: Fault = {
    when: /^PUT \/terms\/[\w-]+$/,
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  };
  const { exchanges, findings, remaining } = await withFault(mock.url, fault, (url) =>
    verifyTerms(url, { workflows: ['terms'] }),
  );
  expect(findings).toContainEqual(expect.objectContaining({ operation: 'updateTerm' }));
  expect(exchanges.map(({ step }) => step)).toEqual(expect.arrayContaining(['terms › update', 'clean up']));
  expect(remaining).toEqual([]);
  expect(await titles()).toEqual(before);
});

test('repeats a call after the time that a 429 asks for', async () => {
  let signIns = 0;
  const fault: Fault = {
    when: /^POST \/auth\/login$/,
    reply: (reply) => {
      signIns += 1;
      const headers = { ...jsonHeaders, 'retry-after': '1' };
      return signIns === 1 ? { status: 429, headers, body: '{"message":"Wait a moment."}' } : reply;
    },
  };
  const { findings } = await withFault(mock.url, fault, (url) => verifyTerms(url));
  expect(findings).toEqual([]);
  // One more than there are accounts.
  expect(signIns).toBe(8);
});
