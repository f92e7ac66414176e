import { beforeAll, expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/verify.ts';
import { changed, jsonHeaders, startFaultyServer, type Fault } from './faulty-server.ts';
import { useMockUnderTest } from './mock-under-test.ts';

/* The kit against the mock over HTTP, and against servers with one fault each. */

const mock = useMockUnderTest();
let adminToken: string;

beforeAll(async () => {
  adminToken = await mock.signIn('Admin');
});

const verifyTerms = (url: string, timeout = 10_000) =>
  verify({ server: url, environment: mock.environment, only: ['Terms'], timeout });

test('nothing is found on the mock, and every operation of the tag is covered', async () => {
  const { findings, coverage } = await verifyTerms(mock.url);
  expect(findings).toEqual([]);
  const terms = ['listTerms', 'createTerm', 'getTerm', 'updateTerm', 'deleteTerm'];
  expect(coverage.operations.missing.filter((name) => terms.includes(name))).toEqual([]);
}, 30_000);

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
      ofBody: 'null',
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
  [
    'a response that does not come in time',
    () => ({ when: /^GET \/terms$/, hangs: true }),
    { operation: 'listTerms', actual: 'no response within 1.5 s' },
  ],
];

test.each(faults)(
  'finds %s',
  async (_what, fault, found) => {
    const faulty = await startFaultyServer(mock.url, fault());
    try {
      const { findings } = await verifyTerms(faulty.url, 1500);
      expect(findings).toContainEqual(expect.objectContaining(found));
    } finally {
      faulty.close();
    }
  },
  30_000,
);

test('what a workflow leaves behind when it fails is deleted', async () => {
  const faulty = await startFaultyServer(mock.url, {
    when: new RegExp(`^PUT ${term}`),
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  });
  const titles = async () => {
    const response = await fetch(`${mock.url}/terms`, { headers: { Authorization: `Bearer ${adminToken}` } });
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };
  const before = await titles();
  try {
    const { exchanges, remaining } = await verifyTerms(faulty.url);
    expect(exchanges.map(({ step }) => step)).toEqual(expect.arrayContaining(['terms › update', 'clean up']));
    expect(remaining).toEqual([]);
    expect(await titles()).toEqual(before);
  } finally {
    faulty.close();
  }
}, 30_000);

test('a server that allows few calls a minute is asked again when it says so', async () => {
  let refusals = 0;
  const faulty = await startFaultyServer(mock.url, {
    when: /^POST \/auth\/login$/,
    reply: (reply) => {
      refusals += 1;
      const headers = { ...jsonHeaders, 'retry-after': '1' };
      return refusals === 1 ? { status: 429, headers, body: '{"message":"Wait a moment."}' } : reply;
    },
  });
  try {
    const { findings } = await verifyTerms(faulty.url);
    expect(findings).toEqual([]);
    // One more than there are accounts.
    expect(refusals).toBe(8);
  } finally {
    faulty.close();
  }
}, 30_000);
