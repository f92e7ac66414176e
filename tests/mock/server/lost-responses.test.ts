import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { continueAttempt } from '#api/write.ts';
import { tableNames } from '#mocks/data/db.ts';
import { useMock } from '../mock-fixture.ts';
import { mutationNames, writes, type Write } from './writes.ts';

/* Runs every mutation of the application with a lost response (D-252). */
const mock = useMock();

/**
 * Mutations that are not tested here: two change no data, saving answers is retried until it succeeds, and the upload needs a
 * browser.
 */
const untested = [
  'loginMutation',
  'impersonateMutation',
  'saveAnswersMutation',
  'uploadActivityMediaMutation',
];

test('`writes` contains every mutation of the query files except the untested ones', () => {
  expect(mutationNames.filter((name) => !untested.includes(name)).toSorted()).toEqual(
    writes.map(({ name }) => name).toSorted(),
  );
});

/** The number of rows of each table, and the emails with their recipients. */
const contents = () => ({
  rows: tableNames
    .filter((name) => name !== 'requests' && name !== 'refreshTokens')
    .map((name) => [name, mock.backend.db[name].all().length]),
  mails: mock.backend.db.mails.all().map(({ kind, to }) => [kind, to]),
});

beforeEach(prepare);

/** Gives a user two roles, so that a test can remove one. */
async function prepare(): Promise<void> {
  await mock.reset();
  mock.backend.db.users.update('usr-sipho', { roles: ['Tutor', 'Moderator'] });
}

/** Runs a mutation like a screen that shows its list, with unique variables. */
async function runWrite({ as, mutation, variables, list }: Write): Promise<unknown> {
  const client = new QueryClient();
  if (as !== undefined) await mock.signInAs(as);
  if (list) await client.query(list);
  return new MutationObserver(client, mutation).mutate(structuredClone(variables) as never);
}

/** Returns the contents after a successful write, and resets the data. */
async function contentsAfter(write: Write) {
  await runWrite(write);
  const after = contents();
  await prepare();
  return after;
}

const loseResponse = ({ operation }: Write) =>
  mock.backend.faults.add({ operation, status: 'lost', times: 1 });

test.each(writes)('$name succeeds once when its response is lost', async (write) => {
  const expected = await contentsAfter(write);
  loseResponse(write);
  await runWrite(write);
  expect(contents()).toEqual(expected);
});

let network: (send: typeof fetch, request: Request) => Promise<Response>;

beforeAll(() => {
  const { fetch, setTimeout } = globalThis;
  // Skip the delay before a retry. Pass all arguments, because Node's fetch passes some to its timers.
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0, ...values: unknown[]) =>
    setTimeout(run, delay < 1000 ? 0 : delay, ...values),
  );
  vi.stubGlobal('fetch', (input: RequestInfo) => network(fetch, new Request(input)));
});
// The stubs would affect the next file in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  network = (send, request) => send(request);
});

/** Mutations that the application repeats without looking up their result: a server without keys handles them twice. */
const sendsAgain = new Set<string>([
  'acceptInviteSigninMutation',
  'createCheckoutMutation',
  'forwardTrialInviteMutation',
  'inviteParentMutation',
  'requestPasswordResetMutation',
  'resendTrialInviteMutation',
  'sendUnlockRequestMutation',
  'submitAnswersMutation',
  'submitChangeMutation',
]);

test.each(writes.filter(({ name }) => !sendsAgain.has(name)))(
  '$name succeeds once when the server ignores idempotency keys',
  async (write) => {
    const expected = await contentsAfter(write);
    loseResponse(write);
    network = (send, request) => {
      request.headers.delete('Idempotency-Key');
      return send(request);
    };
    await runWrite(write);
    expect(contents()).toEqual(expected);
  },
);

test.each(writes)('$name has an unknown outcome when the connection stays lost', async (write) => {
  const expected = await contentsAfter(write);
  let isConnected = true;
  network = async (send, request) => {
    if (isConnected) {
      isConnected = request.method === 'GET';
      const response = await send(request);
      if (isConnected) return response;
    }
    throw new TypeError('Failed to fetch');
  };
  await expect(runWrite(write)).rejects.toMatchObject({ isUnknown: true });
  expect(contents()).toEqual(expected);
});

/** Whether a request looks up a result. Changing roles also reads them, so that request is excluded. */
const isLookup = ({ method, url }: Request): boolean =>
  url.endsWith('/auth/login') || (method === 'GET' && !url.includes('/admin/roles/users/'));

test.each(writes)('$name succeeds once when the user tries again after an unknown outcome', async (write) => {
  const expected = await contentsAfter(write);
  const client = new QueryClient();
  const { as, mutation, list, operation } = write;
  if (as !== undefined) await mock.signInAs(as);
  if (list) await client.query(list);
  mock.backend.faults.add({ operation, status: 'lost', times: 2 });
  // While the connection is lost, the application cannot look up the result.
  network = (send, request) =>
    isLookup(request) ? Promise.reject(new TypeError('Failed to fetch')) : send(request);
  const [variables, again] = [structuredClone(write.variables), structuredClone(write.variables)];
  const observer = new MutationObserver(client, mutation);
  await expect(observer.mutate(variables as never)).rejects.toMatchObject({ isUnknown: true });
  network = (send, request) => send(request);
  continueAttempt(variables, again);
  await observer.mutate(again as never);
  expect(contents()).toEqual(expected);
});
