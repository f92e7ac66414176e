import { beforeAll, expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/verify.ts';
import { changed, jsonHeaders, withFault, type Fault } from './faulty-server.ts';
import { useMockUnderTest } from './mock-under-test.ts';

/* The kit against the mock over HTTP, and against servers with one fault each. */

const mock = useMockUnderTest({ isShared: true });
let adminToken: string;

beforeAll(async () => {
  adminToken = await mock.signIn('Admin');
});

/** Other workflows need a term as well. */
const onlyTerms = { only: ['Terms'], workflows: ['terms'] };

const verifyTerms = (url: string, timeout = 10_000) =>
  verify({ server: url, environment: mock.environmentWithoutFaults, ...onlyTerms, timeout });

test('nothing is found on the mock, and every operation of the tag is covered', async () => {
  const { environment, url } = mock;
  const { findings, coverage } = await verify({ server: url, environment, ...onlyTerms });
  expect(findings).toEqual([]);
  expect(coverage.operations).toEqual({ covered: 5, total: 5, missing: [] });
});

const term = String.raw`/terms/[\w-]+$`;

/** What the server does wrong, how, and what the kit says: the operation, the pointer and what was there instead. */
const faults: [
  what: string,
  fault: () => Fault,
  found: { operation: string; step?: string; pointer?: string; actual?: string },
][] = [
  [
    'a property of a wrong type',
    () => ({ when: new RegExp(`^PUT ${term}`), reply: changed((one) => ({ ...one, title: 7 })) }),
    { operation: 'updateTerm', pointer: '/title', actual: '7' },
  ],
  [
    'a missing property',
    () => ({ when: /^POST \/terms$/, reply: changed((one) => ({ ...one, title: undefined })) }),
    { operation: 'createTerm', pointer: '/title', actual: 'nothing' },
  ],
  [
    'a property too many',
    () => ({ when: /^POST \/terms$/, reply: changed((one) => ({ ...one, secret: true })) }),
    { operation: 'createTerm', pointer: '/secret', actual: 'true' },
  ],
  [
    'another status',
    () => ({ when: /^POST \/terms$/, reply: (reply) => ({ ...reply, status: 200 }) }),
    { operation: 'createTerm', actual: 'status 200' },
  ],
  [
    'another media type',
    () => ({
      when: /^GET \/terms$/,
      reply: (reply) => ({ ...reply, headers: { 'content-type': 'text/html' } }),
    }),
    { operation: 'listTerms', pointer: 'header/content-type', actual: 'text/html' },
  ],
  [
    'malformed JSON',
    () => ({ when: /^GET \/terms$/, reply: (reply) => ({ ...reply, body: '[{' }) }),
    { operation: 'listTerms' },
  ],
  [
    'a list without a token',
    () => ({ when: /^GET \/terms$/, token: adminToken }),
    { operation: 'listTerms', actual: 'status 200' },
  ],
  [
    'a role that is not checked',
    () => ({ when: /^DELETE \/terms\//, token: adminToken }),
    { operation: 'deleteTerm', actual: 'status 404' },
  ],
  [
    'an expired token that is accepted',
    () => ({ when: /^GET \/terms$/, ofToken: mock.environment.expiredToken ?? '', token: adminToken }),
    { operation: 'listTerms', step: 'an expired token', actual: 'status 200' },
  ],
  [
    'a body of null that nobody has thought of',
    () => ({
      when: /^POST \/terms$/,
      ofBody: /^null$/,
      instead: { status: 500, headers: jsonHeaders, body: '{"message":"Cannot read properties of null."}' },
    }),
    { operation: 'createTerm', step: 'a body of null', actual: 'status 500' },
  ],
  [
    'an update that is lost',
    () => ({
      when: new RegExp(`^GET ${term}`),
      reply: changed((one) => ('id' in one ? { ...one, description: 'January to March' } : one)),
    }),
    { operation: 'getTerm' },
  ],
  [
    'a deletion that deletes nothing',
    () => ({ when: new RegExp(`^DELETE ${term}`), instead: { status: 204, headers: {}, body: '' } }),
    { operation: 'getTerm' },
  ],
  [
    'an operation that fails',
    () => ({
      when: new RegExp(`^PUT ${term}`),
      instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
    }),
    { operation: 'updateTerm' },
  ],
];

test.concurrent.each(faults)('finds %s', async (_what, fault, found) => {
  const { findings } = await withFault(mock.url, fault(), verifyTerms);
  expect(findings).toContainEqual(expect.objectContaining(found));
});

test('finds a response that does not come in time, in the workflow and in the calls beside it', async () => {
  // Few calls, since each takes all of that time: what the workflow creates, and one of the probes.
  const fault: Fault = { when: /^POST \/terms$/, ofBody: /"verify-|^null$/, hangs: true };
  const { findings } = await withFault(mock.url, fault, (url) => verifyTerms(url, 1500));
  const found = { operation: 'createTerm', actual: 'no response within 1.5 s' };
  expect(findings).toContainEqual(expect.objectContaining({ ...found, step: 'terms › create' }));
  expect(findings).toContainEqual(expect.objectContaining({ ...found, step: 'a body of null' }));
});

test('finds a list that is refused to somebody who may read it', async () => {
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

test('a deviation is reported also if failures cannot be ordered', async () => {
  const fault: Fault = {
    when: /^POST \/terms$/,
    ofBody: /^null$/,
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  };
  const fixtures = { ...mock.environment.fixtures, faults: `${mock.url}/nothing-here` };
  const environment = { ...mock.environment, fixtures };
  const { findings, problems } = await withFault(mock.url, fault, (server) =>
    verify({ server, environment, ...onlyTerms }),
  );
  expect(problems).toEqual(['FAULT_URL responds with status 404.']);
  expect(findings).toEqual([expect.objectContaining({ step: 'a body of null', actual: 'status 500' })]);
});

test('what a workflow leaves behind when it fails is deleted', async () => {
  const titles = async () => {
    const response = await fetch(`${mock.url}/terms`, { headers: { Authorization: `Bearer ${adminToken}` } });
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };
  const before = await titles();
  const fault: Fault = {
    when: new RegExp(`^PUT ${term}`),
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  };
  const { exchanges, remaining } = await withFault(mock.url, fault, verifyTerms);
  expect(exchanges.map(({ step }) => step)).toEqual(expect.arrayContaining(['terms › update', 'clean up']));
  expect(remaining).toEqual([]);
  expect(await titles()).toEqual(before);
});

test('a server that allows few calls a minute is asked again when it says so', async () => {
  let signIns = 0;
  const fault: Fault = {
    when: /^POST \/auth\/login$/,
    reply: (reply) => {
      signIns += 1;
      const headers = { ...jsonHeaders, 'retry-after': '1' };
      return signIns === 1 ? { status: 429, headers, body: '{"message":"Wait a moment."}' } : reply;
    },
  };
  const { findings } = await withFault(mock.url, fault, verifyTerms);
  expect(findings).toEqual([]);
  // One more than there are accounts.
  expect(signIns).toBe(8);
});
