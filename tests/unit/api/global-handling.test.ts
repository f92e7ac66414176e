import { SignJWT } from 'jose';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { client, configureClient, unwrap } from '#api/client.ts';
import { globalHandling } from '#app/data/client-connection.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { clock } from '#lib/time/clock.ts';
import { currentSession, signIn, signOut, startSession, useSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { useToasts } from '#ui/feedback/toasts.ts';

const now = new Date('2025-05-15T13:08:00Z');
const seconds = (count: number) => Math.floor(now.getTime() / 1000) + count;
const server = setupServer();

let stored: Map<string, string>;
let currentUrl: string;
let opened: string[];
const toasts = () => useToasts.getState().map(({ profile, message }) => `${profile}: ${message}`);

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
  Object.assign(clock, { device: () => now, offset: undefined });
  signOut();
  currentUrl = '/learner/dashboard?tab=2';
  opened = [];
  useToasts.setState([], true);
  connect();
});
afterEach(() => {
  server.resetHandlers();
});

const connect = () =>
  configureClient({
    ready: Promise.resolve(),
    ...globalHandling({
      currentLocation: () => ({ href: currentUrl, pathname: currentUrl.replace(/\?.*/, '') }),
      toLogin: ({ returnUrl }) => {
        opened.push(`login from ${returnUrl}`);
        currentUrl = '/auth/login';
      },
      toLoginIfGuarded: () => opened.push(`login if guarded: ${useSession.getState().ended?.reason}`),
      toPaywall: ({ learnerId }) => opened.push(`paywall for ${learnerId ?? 'the current user'}`),
    }),
  });

const tokenOf = (claims: Record<string, unknown>) =>
  new SignJWT({ id: 'lrn-lwazi', role: 'Learner', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('any secret will do'));
const signInUntil = async (exp: number, refreshToken?: string) =>
  signIn({ token: await tokenOf({ exp }), refreshToken });

const loadTerms = () => unwrap(client.GET('/terms'));
const tryToLoadTerms = () => loadTerms().catch(() => undefined);
const respondWith = (status: number, body: Record<string, unknown>) =>
  server.use(http.get(`${apiBaseUrl}/terms`, () => HttpResponse.json(body, { status })));

describe('globalHandling of 402 (NET-006, NET-007, D-117)', () => {
  test.each([
    ['the server’s message', { message: 'Three a day.' }, 'Three a day.'],
    ['the prescribed message', {}, 'Subscription required or daily free limit reached.'],
  ])('shows a toast with %s and opens the paywall', async (_whose, body, message) => {
    await signInUntil(seconds(3600));
    respondWith(402, body);
    await tryToLoadTerms();
    expect(toasts()).toEqual([`app: ${message}`]);
    expect(opened).toEqual(['paywall for the current user']);
  });

  test('opens the paywall of the learner in the response', async () => {
    await signInUntil(seconds(3600));
    respondWith(402, { message: 'No.', learnerId: 'lrn-zola' });
    await tryToLoadTerms();
    expect(opened).toEqual(['paywall for lrn-zola']);
  });

  test('shows only a toast when the paywall is already open', async () => {
    currentUrl = '/paywall?learnerId=lrn-zola';
    await signInUntil(seconds(3600));
    respondWith(402, {});
    await tryToLoadTerms();
    expect(toasts()).toHaveLength(1);
    expect(opened).toEqual([]);
  });
});

describe.each([401, 403])('globalHandling of %d', (status) => {
  test('without a token, clears the session’s keys and opens the login page (NET-008, NET-009)', async () => {
    for (const key of ['refreshToken', 'role', 'userId']) stored.set(key, 'left over');
    respondWith(status, { message: 'No.' });
    await tryToLoadTerms();
    await vi.waitFor(() => expect(opened).toEqual(['login from /learner/dashboard?tab=2']));
    expect([...stored.keys()]).toEqual([]);
  });

  test('opens no page from the login page, whose query parameters would be lost (D-007)', async () => {
    currentUrl = '/auth/login?returnUrl=%2Fsubscribe&planId=pln-year';
    respondWith(status, { message: 'Wrong password.' });
    await expect(loadTerms()).rejects.toMatchObject({ status, message: 'Wrong password.' });
    expect(opened).toEqual([]);
  });

  test('ends the session if the token has expired by the server’s clock', async () => {
    await signInUntil(seconds(3600));
    // The clock of the device is two hours behind.
    const headers = { Date: new Date(now.getTime() + 2 * 3_600_000).toUTCString() };
    server.use(http.get(`${apiBaseUrl}/terms`, () => HttpResponse.json({}, { status, headers })));
    await expect(loadTerms()).rejects.toMatchObject({ status });
    expect(opened).toEqual(['login if guarded: Your session has ended.']);
    expect([...stored.keys()]).toEqual([]);
  });

  test('opens no page if the session has ended since the call', async () => {
    await signInUntil(seconds(3600));
    server.use(
      http.get(`${apiBaseUrl}/terms`, () => {
        signOut('Your session has ended.');
        return HttpResponse.json({}, { status });
      }),
    );
    await expect(loadTerms()).rejects.toMatchObject({ status });
    expect(opened).toEqual([]);
    expect(useSession.getState().ended).toBeDefined();
  });

  test('keeps the session with a valid token (NET-010)', async () => {
    await signInUntil(seconds(3600));
    respondWith(status, { message: 'No.' });
    await expect(loadTerms()).rejects.toMatchObject({ status });
    expect(opened).toEqual([]);
    expect(currentSession()?.id).toBe('lrn-lwazi');
  });
});

describe('token source (NET-002, NET-003)', () => {
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
    ['without expiry', () => tokenOf({})],
    ['not a JWT', () => Promise.resolve('not.a.token')],
    ['with two parts', () => Promise.resolve('a.b')],
  ])(
    'with an invalid token (%s), clears the session, sends no request and leaves a guarded page',
    async (_case, createToken) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      stored.set('token', await createToken());
      stored.set('refreshToken', 'rft');
      await tryToLoadTerms();
      expect(seen).toEqual([]);
      expect([...stored.keys()]).toEqual([]);
      expect(opened).toEqual(['login if guarded: Your session has ended.']);
    },
  );

  test('removes an expired token and calls a public operation without it (D-008)', async () => {
    currentUrl = '/subscribe';
    stored.set('token', await tokenOf({ exp: seconds(-1) }));
    await unwrap(client.GET('/subscriptions/public/plans'));
    expect(seen).toEqual([null]);
    expect([...stored.keys()]).toEqual([]);
    expect(opened).toEqual(['login if guarded: Your session has ended.']);
  });

  test('does not refresh an expired token (D-003)', async () => {
    stored.set('token', await tokenOf({ exp: seconds(-1) }));
    stored.set('refreshToken', 'rft');
    // The refresh operation has no handler: a call would fail the test.
    await tryToLoadTerms();
    expect(stored.has('token')).toBe(false);
  });
});

describe('token refresh (D-003)', () => {
  const duringRefresh = vi.fn<() => Promise<void>>();
  beforeEach(async () => {
    duringRefresh.mockReset();
    await signInUntil(seconds(30), 'rft-old');
    const token = await tokenOf({ exp: seconds(3600) });
    server.use(
      http.post(`${apiBaseUrl}/auth/refresh-token`, async () => {
        await duringRefresh();
        return HttpResponse.json({ token, refreshToken: 'rft-new' });
      }),
      http.get(`${apiBaseUrl}/terms`, () => HttpResponse.json([])),
    );
  });

  test('stores the new tokens', async () => {
    await loadTerms();
    expect(stored.get('refreshToken')).toBe('rft-new');
    expect(currentSession()?.expiresAt).toBe(seconds(3600));
  });

  test('uses each refresh token once for concurrent calls', async () => {
    const used: unknown[] = [];
    const token = await tokenOf({ exp: seconds(3600) });
    server.use(
      http.post(`${apiBaseUrl}/auth/refresh-token`, async ({ request }) => {
        used.push(await request.json());
        return HttpResponse.json({ token, refreshToken: 'rft-new' });
      }),
    );
    const first = loadTerms();
    connect();
    await Promise.all([first, loadTerms(), refreshClaims()]);
    expect(used).toEqual([{ refreshToken: 'rft-old' }]);
  });

  test('does not restore a session that ended during the refresh', async () => {
    duringRefresh.mockImplementation(async () => signOut());
    await loadTerms();
    expect(stored.has('token')).toBe(false);
    expect(currentSession()).toBeUndefined();
  });

  test('does not replace another user’s session', async () => {
    const parent = await tokenOf({ id: 'par-naledi', role: 'Parent', exp: seconds(3600) });
    duringRefresh.mockImplementation(async () => {
      await signIn({ token: parent, refreshToken: 'rft-parent' });
    });
    await loadTerms();
    expect(stored.get('token')).toBe(parent);
    expect(currentSession()?.id).toBe('par-naledi');
  });

  test('when refused, shows no toast, opens no page, logs no token, and sends the call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(
      http.post(`${apiBaseUrl}/auth/refresh-token`, () =>
        HttpResponse.json({ message: 'No.' }, { status: 402 }),
      ),
    );
    expect(await loadTerms()).toEqual([]);
    expect([...toasts(), ...opened]).toEqual([]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/rft-|eyJ/);
  });
});

describe('startSession with a changed role in local storage', () => {
  test.each(['Admin', 'ContentAdmin', '', '["Admin"]'])(
    'uses the role of the token instead of %j',
    async (role) => {
      stored.set('token', await tokenOf({ exp: seconds(3600) }));
      stored.set('role', role);
      stored.set('userId', 'adm-thandi');
      await startSession();
      expect(currentSession()).toMatchObject({ id: 'lrn-lwazi', role: 'Learner' });
      expect(stored.get('role')).toBe('Learner');
    },
  );

  test('starts no session without a token', async () => {
    stored.set('role', 'Admin');
    await startSession();
    expect(currentSession()).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});
