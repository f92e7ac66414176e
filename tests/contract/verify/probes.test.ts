import { beforeAll, expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { reply } from './servers/faulty-replies.ts';
import { changeJson, jsonHeaders, withBug, type Bug } from './servers/faulty-server.ts';
import { useMockUnderTest } from './servers/mock-under-test.ts';

/* The probes against servers with one bug each. judge.test.ts covers single responses. */

const mock = useMockUnderTest({ isShared: true });
let adminToken: string;

beforeAll(async () => {
  adminToken = await mock.signIn('Admin');
});

const verifyTerms = (server: string, { timeout = 10_000, scenarios = [] as string[] } = {}) =>
  verify({ server, environment: mock.environmentWithoutFaults, only: ['Terms'], scenarios, timeout });

type Errors = [key: string, reasons: string[]][];

const changeErrors = (change: (errors: Errors) => Errors | undefined) =>
  changeJson(({ errors, ...problem }) => {
    const changed =
      errors === undefined ? undefined : change(Object.entries(errors as Record<string, string[]>));
    return { ...problem, ...(changed && { errors: Object.fromEntries(changed) }) };
  });

const stepOfTwo = expect.stringMatching(/^invalid: .+: .+, .+: /) as string;

const term = { id: 'trm-new', title: 'Term', description: null };

/** Each entry: description, bug, and the finding. */
const bugs: [
  description: string,
  bug: () => Bug | Promise<Bug>,
  found: { operation: string; step: string; pointer?: string; actual: unknown },
][] = [
  [
    'a list that does not require a token',
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
    'a change that rejects a permitted role',
    async () => ({ when: /^PUT \/campus\//, token: await mock.signIn('Tutor') }),
    { operation: 'updateCampus', step: 'allowed as Moderator', actual: 'status 403' },
  ],
  [
    'a body that is parsed before the token is checked',
    () => ({ when: /^POST \/terms$/, ofBody: /^\{"$/, instead: reply(400, { message: 'No JSON.' }) }),
    { operation: 'createTerm', step: 'no token, and malformed JSON', actual: 'status 400' },
  ],
  [
    'a signature that is not verified',
    () => ({ when: /^GET \/terms$/, ofHeader: ['authorization', /\.[\w-]+$/], token: adminToken }),
    { operation: 'listTerms', step: 'a wrong signature', actual: 'status 200' },
  ],
  [
    'a body of null that causes a 500',
    () => ({
      when: /^POST \/terms$/,
      ofBody: /^null$/,
      instead: { status: 500, headers: jsonHeaders, body: '{"message":"Cannot read properties of null."}' },
    }),
    { operation: 'createTerm', step: 'a body of null', actual: 'status 500' },
  ],
  [
    'a 400 without errors',
    () => ({ when: /^POST \/terms$/, reply: changeErrors(() => undefined) }),
    { operation: 'createTerm', step: 'a body of null', pointer: '/errors', actual: 'nothing' },
  ],
  [
    'errors that name only the first invalid part',
    () => ({ when: /^POST \/terms$/, reply: changeErrors((errors) => errors.slice(0, 1)) }),
    { operation: 'createTerm', step: stepOfTwo, actual: expect.stringMatching(/^\w+; invalid: \w+, \w+$/) },
  ],
  [
    'errors that also name the body',
    () => ({
      when: /^POST \/terms$/,
      ofBody: /\{/,
      reply: changeErrors((errors) => [...errors, ['body', ['Invalid.']]]),
    }),
    { operation: 'createTerm', step: stepOfTwo, actual: expect.stringContaining(', body; ') },
  ],
  [
    'errors with the last segment of a path',
    () => ({
      when: /^POST \/trialsessioninvite\/forward/,
      reply: changeErrors((errors) => errors.map(([key, reasons]) => [key.split('.').at(-1) ?? '', reasons])),
    }),
    {
      operation: 'forwardTrialInvite',
      step: expect.stringContaining('invalid: ') as string,
      actual: expect.stringMatching(/^0; invalid: \w+\.0$/),
    },
  ],
  [
    'an unknown property that is dropped',
    () => ({ when: /^POST \/terms$/, ofBody: /"unknownProperty"/, instead: reply(201, term) }),
    { operation: 'createTerm', step: 'invalid: unknownProperty: unknown (holidays)', actual: 'status 201' },
  ],
  [
    'a number that is converted to a text',
    () => ({ when: /^PUT \/terms\//, ofBody: /"title":7/, instead: reply(404, { message: 'Not found.' }) }),
    { operation: 'updateTerm', step: 'invalid: title: number for a text (renamed)', actual: 'status 404' },
  ],
];

test.each(bugs)('finds %s', async (_description, bug, found) => {
  const { findings } = await withBug(mock.url, await bug(), (server) =>
    verify({
      server,
      environment: mock.environmentWithoutFaults,
      operations: [found.operation],
      scenarios: [],
    }),
  );
  expect(findings).toContainEqual(expect.objectContaining(found));
});

test('finds a role that is not checked for a record that does not exist', async () => {
  const bug: Bug = { when: /^DELETE \/terms\//, token: adminToken };
  // Only the scenario's deletion shows that the operation exists.
  const { findings } = await withBug(mock.url, bug, (url) => verifyTerms(url, { scenarios: ['terms'] }));
  const found = { operation: 'deleteTerm', step: 'as Moderator', actual: 'status 404' };
  expect(findings).toContainEqual(expect.objectContaining(found));
});

test('reports nothing about a server that ignores idempotency keys', async () => {
  const bug: Bug = { when: /^POST /, ignores: 'idempotency-key' };
  const { findings } = await withBug(mock.url, bug, (url) => verifyTerms(url));
  expect(findings).toEqual([]);
});

test('reports calls that time out as a problem, not as deviations', async () => {
  // Only two calls, because each one times out: one of the scenario, one probe.
  const bug: Bug = { when: /^POST \/terms$/, ofBody: /"verify-|^null$/, hangs: true };
  const { findings, problems } = await withBug(mock.url, bug, (url) =>
    verifyTerms(url, { timeout: 4000, scenarios: ['terms'] }),
  );
  expect(findings).toEqual([]);
  // The reason depends on which timer of `fetch` ends first. On a busy machine, other calls may time out, too.
  expect(problems).toContainEqual(
    expect.stringMatching(/^createTerm: .+ \(terms › createTerm and \d+ more calls?\)$/),
  );
});

test('finds a list that rejects a permitted role', async () => {
  const bug: Bug = { when: /^GET \/campus$/, token: await mock.signIn('Tutor') };
  const { findings } = await withBug(mock.url, bug, (server) =>
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

test('reports deviations although faults cannot be injected', async () => {
  const bug: Bug = {
    when: /^POST \/terms$/,
    ofBody: /^null$/,
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  };
  const fixtures = { ...mock.environment.fixtures, faults: `${mock.url}/nothing-here` };
  const environment = { ...mock.environment, fixtures };
  const { findings, problems } = await withBug(mock.url, bug, (server) =>
    verify({ server, environment, only: ['Terms'], scenarios: [] }),
  );
  expect(problems).toEqual(['FAULT_URL responds with status 404.']);
  expect(findings).toEqual([expect.objectContaining({ step: 'a body of null', actual: 'status 500' })]);
});

test('deletes the records of a scenario in which an operation fails', async () => {
  const listTitles = async () => {
    const response = await fetch(`${mock.url}/terms`, { headers: { Authorization: `Bearer ${adminToken}` } });
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };
  const before = await listTitles();
  const bug: Bug = {
    when: /^PUT \/terms\/[\w-]+$/,
    instead: { status: 500, headers: jsonHeaders, body: '{"message":"Oh dear."}' },
  };
  const { exchanges, findings, remaining } = await withBug(mock.url, bug, (url) =>
    verifyTerms(url, { scenarios: ['terms'] }),
  );
  expect(findings).toContainEqual(expect.objectContaining({ operation: 'updateTerm' }));
  expect(exchanges.map(({ step }) => step)).toEqual(
    expect.arrayContaining(['terms › updateTerm', 'clean up']),
  );
  expect(remaining).toEqual([]);
  expect(await listTitles()).toEqual(before);
});

test('retries a call after the time in the Retry-After header of a 429', async () => {
  let signIns = 0;
  const bug: Bug = {
    when: /^POST \/auth\/login$/,
    reply: (original) => {
      signIns += 1;
      const headers = { ...jsonHeaders, 'retry-after': '1' };
      return signIns === 1 ? { status: 429, headers, body: '{"message":"Wait a moment."}' } : original;
    },
  };
  const { findings } = await withBug(mock.url, bug, (url) => verifyTerms(url));
  expect(findings).toEqual([]);
  // The number of accounts plus one retry.
  expect(signIns).toBe(8);
});

test('finds a list that lacks a record of the run', async () => {
  const cut = changeJson((terms) => (Array.isArray(terms) ? terms.slice(0, 4) : terms));
  const { findings } = await withBug(mock.url, { when: /^GET \/terms$/, reply: cut }, (server) =>
    verifyTerms(server, { scenarios: ['new-titles'] }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      operation: 'listTerms',
      expected: 'every record that the run has created',
      actual: expect.stringMatching(/^4 items without /) as string,
    }),
  );
});
