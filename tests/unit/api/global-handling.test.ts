import { SignJWT } from 'jose';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { client, configureClient, unwrap } from '#api/client.ts';
import { globalHandling } from '#app/client-connection.ts';
import { clock } from '#lib/clock.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { currentSession, signIn, signOut, startSession } from '#session/session.ts';
import { receiveToasts } from '#ui/feedback/toasts.ts';

/* What the application does about some answers, from the wire to the address that the visitor is led to. */

const now = new Date('2025-05-15T13:08:00Z');
const seconds = (count: number) => Math.floor(now.getTime() / 1000) + count;
const server = setupServer();

let stored: Map<string, string>;
let at: string;
let ledTo: string[];
let toasts: string[];
let stopToasts: () => void;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  clock.now = () => now;
  await signOut();
  at = '/learner/dashboard?tab=2';
  ledTo = [];
  toasts = [];
  stopToasts = receiveToasts(({ profile, message }) => toasts.push(`${profile}: ${message}`));
  configureClient({
    ready: Promise.resolve(),
    ...globalHandling({
      here: () => ({ href: at, pathname: at.replace(/\?.*/, '') }),
      toLogin: ({ returnUrl, message }) => {
        ledTo.push(`login from ${returnUrl}${message === undefined ? '' : `: ${message}`}`);
        at = '/auth/login';
      },
      toPaywall: ({ learnerId }) => ledTo.push(`paywall for ${learnerId ?? 'whoever is signed in'}`),
    }),
  });
});
afterEach(() => {
  stopToasts();
  server.resetHandlers();
});

const tokenOf = (claims: Record<string, unknown>) =>
  new SignJWT({ id: 'lrn-lwazi', role: 'Learner', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('any secret will do'));
const signInUntil = async (exp: number, refreshToken?: string) =>
  signIn({ token: await tokenOf({ exp }), refreshToken });

const terms = () => unwrap(client.GET('/terms'));
const failing = () => terms().catch(() => undefined);
const answering = (status: number, body: Record<string, unknown>) =>
  server.use(http.get(`${apiBaseUrl}/terms`, () => HttpResponse.json(body, { status })));

describe('402 (NET-006, NET-007, D-117)', () => {
  test.each([
    ['the server’s words', { message: 'Three a day.' }, 'Three a day.'],
    ['the documents’ words', {}, 'Subscription required or daily free limit reached.'],
  ])('is a toast with %s, and then the paywall', async (_whose, body, words) => {
    await signInUntil(seconds(3600));
    answering(402, body);
    await failing();
    expect(toasts).toEqual([`app: ${words}`]);
    expect(ledTo).toEqual(['paywall for whoever is signed in']);
  });

  test('names the learner that the server speaks of', async () => {
    await signInUntil(seconds(3600));
    answering(402, { message: 'No.', learnerId: 'lrn-zola' });
    await failing();
    expect(ledTo).toEqual(['paywall for lrn-zola']);
  });

  test('on the paywall is a toast only', async () => {
    at = '/paywall?learnerId=lrn-zola';
    await signInUntil(seconds(3600));
    answering(402, {});
    await failing();
    expect(toasts).toHaveLength(1);
    expect(ledTo).toEqual([]);
  });
});

describe.each([401, 403])('%d', (status) => {
  test('without a token clears the session’s keys and leads to the login (NET-008, NET-009)', async () => {
    for (const key of ['refreshToken', 'role', 'userId']) stored.set(key, 'left over');
    answering(status, { message: 'No.' });
    await failing();
    await vi.waitFor(() => expect(ledTo).toEqual(['login from /learner/dashboard?tab=2']));
    expect([...stored.keys()]).toEqual([]);
  });

  test('on the login page leads nowhere, so that its query stays (D-007)', async () => {
    at = '/auth/login?returnUrl=%2Fsubscribe&planId=pln-year';
    answering(status, { message: 'Wrong password.' });
    await expect(terms()).rejects.toMatchObject({ status, message: 'Wrong password.' });
    expect(ledTo).toEqual([]);
  });

  test('with a valid token signs nobody out (NET-010)', async () => {
    await signInUntil(seconds(3600));
    answering(status, { message: 'No.' });
    await expect(terms()).rejects.toMatchObject({ status });
    expect(ledTo).toEqual([]);
    expect(currentSession()?.id).toBe('lrn-lwazi');
  });
});

describe('the token before each request (NET-002, NET-003)', () => {
  const seen: (string | null)[] = [];
  beforeEach(() => {
    seen.length = 0;
    server.use(
      http.get(`${apiBaseUrl}/terms`, ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return HttpResponse.json({ message: 'No.' }, { status: 401 });
      }),
      http.get(`${apiBaseUrl}/subscriptions/public/plans`, ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return HttpResponse.json([]);
      }),
    );
  });

  test.each([
    ['expired', () => tokenOf({ exp: seconds(0) })],
    ['without an end', () => tokenOf({})],
    ['no token at all', () => Promise.resolve('not.a.token')],
    ['of two parts', () => Promise.resolve('a.b')],
  ])(
    '%s: taken away, nothing sent, and once to the login with the reason and the way back',
    async (_what, make) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      stored.set('token', await make());
      stored.set('refreshToken', 'rft');
      await failing();
      expect(seen).toEqual([]);
      expect([...stored.keys()]).toEqual([]);
      expect(ledTo).toEqual([
        'login from /learner/dashboard?tab=2: Your session has ended. Please sign in again.',
      ]);
    },
  );

  test('expired, before a public operation: taken away, and nobody is led anywhere (D-008)', async () => {
    at = '/subscribe';
    stored.set('token', await tokenOf({ exp: seconds(-1) }));
    await unwrap(client.GET('/subscriptions/public/plans'));
    expect(seen).toEqual([null]);
    expect([...stored.keys()]).toEqual([]);
    expect(ledTo).toEqual([]);
  });

  test('never refreshes one that has expired (D-003)', async () => {
    stored.set('token', await tokenOf({ exp: seconds(-1) }));
    stored.set('refreshToken', 'rft');
    // A call of the refresh operation has no handler here and would fail the test.
    await failing();
    expect(stored.has('token')).toBe(false);
  });
});

describe('a refresh under way (D-003)', () => {
  const renewed = vi.fn<() => Promise<void>>();
  beforeEach(async () => {
    renewed.mockReset();
    await signInUntil(seconds(30), 'rft-old');
    const token = await tokenOf({ exp: seconds(3600) });
    server.use(
      http.post(`${apiBaseUrl}/auth/refresh-token`, async () => {
        await renewed();
        return HttpResponse.json({ token, refreshToken: 'rft-new' });
      }),
      http.get(`${apiBaseUrl}/terms`, () => HttpResponse.json([])),
    );
  });

  test('gives the next calls its token', async () => {
    await terms();
    expect(stored.get('refreshToken')).toBe('rft-new');
    expect(currentSession()?.expiresAt).toBe(seconds(3600));
  });

  test('does not bring back a session that ended meanwhile', async () => {
    renewed.mockImplementation(() => signOut());
    await terms();
    expect(stored.has('token')).toBe(false);
    expect(currentSession()).toBeUndefined();
  });

  test('does not take the place of somebody else’s session', async () => {
    const parent = await tokenOf({ id: 'par-naledi', role: 'Parent', exp: seconds(3600) });
    renewed.mockImplementation(async () => {
      await signIn({ token: parent, refreshToken: 'rft-parent' });
    });
    await terms();
    expect(stored.get('token')).toBe(parent);
    expect(currentSession()?.id).toBe('par-naledi');
  });

  test('that is refused is nobody else’s affair: no toast, no login', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(
      http.post(`${apiBaseUrl}/auth/refresh-token`, () =>
        HttpResponse.json({ message: 'No.' }, { status: 402 }),
      ),
    );
    expect(await terms()).toEqual([]);
    expect([...toasts, ...ledTo]).toEqual([]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/rft-|eyJ/);
  });
});

describe('a role that somebody wrote into the storage', () => {
  test.each(['Admin', 'ContentAdmin', '', '["Admin"]'])('%j grants nothing', async (role) => {
    stored.set('token', await tokenOf({ exp: seconds(3600) }));
    stored.set('role', role);
    stored.set('userId', 'adm-thandi');
    await startSession();
    expect(currentSession()).toMatchObject({ id: 'lrn-lwazi', role: 'Learner' });
    expect(stored.get('role')).toBe('Learner');
  });

  test('without a token makes nobody of anybody', async () => {
    stored.set('role', 'Admin');
    await startSession();
    expect(currentSession()).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});
