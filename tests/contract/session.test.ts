import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { client, configureClient, unwrap } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { clock } from '#lib/clock.ts';
import { isExpired, readClaims } from '#session/claims.ts';
import { hasPermission, hasRole, homeOf } from '#session/roles.ts';
import { currentSession, signIn, signOut, startSession } from '#session/session.ts';
import { createTokenSource } from '#session/token-source.ts';
import { testNow, useMock } from './mock-fixture.ts';

/** The browser's storage, as far as the session uses it. */
function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
}

const mock = useMock();
let storage: ReturnType<typeof memoryStorage>;
let pageStorage: ReturnType<typeof memoryStorage>;
let wentToLogin: number;

beforeEach(async () => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  pageStorage = memoryStorage();
  vi.stubGlobal('sessionStorage', pageStorage);
  clock.now = () => testNow;
  wentToLogin = 0;
  await signOut();
  configureClient({
    ready: Promise.resolve(),
    ...createTokenSource(() => {
      wentToLogin += 1;
    }),
    onPaymentRequired: () => {},
    onSignedOut: () => {},
  });
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const login = async () =>
  signIn(
    await unwrap(client.POST('/auth/login', { body: { emailOrUserName: 'lwazi', password: 'Learn2code!' } })),
  );
const tokenOf = (claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('any secret will do'));

describe('claims (D-010)', () => {
  const exp = Math.floor(testNow.getTime() / 1000) + 60;

  test('as the mock writes them', async () => {
    expect(await login()).toMatchObject({
      id: 'lrn-lwazi',
      fullName: 'Lwazi Khumalo',
      title: '',
      role: 'Learner',
      gradeId: 'grd-4',
      permissions: ['school-content-access'],
    });
  });

  test('one permission as text, a role from the list, a number as id', async () => {
    const token = await tokenOf({ id: 7, roles: ['Parent', 'Admin'], permission: 'a', exp, name: ' Jo ' });
    expect(readClaims(token)).toMatchObject({ id: '7', role: 'Parent', permissions: ['a'], fullName: 'Jo' });
    expect(readClaims(await tokenOf({ role: 'Admin', roles: ['Parent'], exp })).role).toBe('Admin');
  });

  test('what is no token says so in the texts of D-011', async () => {
    expect(() => readClaims('abc')).toThrow('The inspected token does not appear to be a JWT.');
    expect(() => readClaims('a.b.c')).toThrow('Cannot decode the token.');
    const endless = await tokenOf({ id: 'x' });
    expect(() => readClaims(endless)).toThrow('Cannot decode the token.');
  });

  test('a token ends at the second of its exp', () => {
    const expiresAt = Math.floor(testNow.getTime() / 1000);
    expect(isExpired({ expiresAt }, testNow)).toBe(true);
    expect(isExpired({ expiresAt: expiresAt + 1 }, testNow)).toBe(false);
  });
});

describe('at start', () => {
  test('nobody signed in: all storage is cleared, foreign keys too (D-002)', async () => {
    storage.setItem('bulkReview.view', 'after');
    storage.setItem('parentToken', 'x');
    await startSession();
    expect(storage.entries.size).toBe(0);
    expect(currentSession()).toBeUndefined();
  });

  test('of the page’s own storage only the note of a reload for a missing chunk stays', async () => {
    pageStorage.setItem('anything', 'x');
    pageStorage.setItem('tanstack_router_reload:chunk', '1');
    await startSession();
    expect([...pageStorage.entries.keys()]).toEqual(['tanstack_router_reload:chunk']);
  });

  test('signed in: everything is kept, role and userId are written anew from the token (D-016)', async () => {
    await login();
    storage.setItem('role', 'Admin');
    storage.setItem('other', 'kept');
    await startSession();
    expect(storage.entries.get('other')).toBe('kept');
    expect(storage.entries.get('role')).toBe('Learner');
    expect(currentSession()?.role).toBe('Learner');
  });

  test.each(['expired', 'broken'])('an %s token counts as nobody', async (kind) => {
    const { exp } = { exp: Math.floor(testNow.getTime() / 1000) };
    storage.setItem('token', kind === 'broken' ? 'not.a.token' : await tokenOf({ id: 'x', exp }));
    storage.setItem('refreshToken', 'rft');
    await startSession();
    expect(storage.entries.size).toBe(0);
  });
});

describe('signing in and out', () => {
  test('stores the session’s keys and nothing else', async () => {
    await login();
    expect([...storage.entries.keys()].toSorted()).toEqual(['refreshToken', 'role', 'token', 'userId']);
    await signOut();
    expect(storage.entries.size).toBe(0);
  });

  test('a sign-in without a refresh token removes the old one (D-004)', async () => {
    await login();
    await signIn({ token: await tokenOf({ id: 'x', role: 'Parent', exp: 9_999_999_999 }) });
    expect(storage.entries.has('refreshToken')).toBe(false);
  });

  test('an unreadable token leaves the session as it was', async () => {
    await login();
    await expect(signIn({ token: 'rubbish' })).rejects.toThrow();
    expect(currentSession()?.id).toBe('lrn-lwazi');
  });

  test('drops every cached answer, so that nobody sees another’s data (D-017)', async () => {
    queryClient.setQueryData(['learners'], 'somebody');
    await login();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
    queryClient.setQueryData(['learners'], 'lwazi');
    await signOut();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
  });
});

describe('before each request', () => {
  const terms = () => unwrap(client.GET('/terms'));

  test('an expired token is taken away and leads to the login page', async () => {
    await login();
    clock.now = () => minutes(61);
    await expect(terms()).rejects.toMatchObject({ status: 401 });
    expect(wentToLogin).toBe(1);
    expect(storage.entries.has('token')).toBe(false);
    expect(currentSession()).toBeUndefined();
  });

  test('a public operation then goes out without it, and nobody is thrown off the page (D-008)', async () => {
    await login();
    clock.now = () => minutes(61);
    mock.setNow(minutes(61));
    await expect(login()).resolves.toMatchObject({ id: 'lrn-lwazi' });
    expect(wentToLogin).toBe(0);
  });

  test('in its last minute the token is refreshed, once for calls side by side (D-003)', async () => {
    await login();
    const old = storage.entries.get('token');
    clock.now = () => minutes(59.5);
    mock.setNow(minutes(59.5));
    await Promise.all([terms(), terms(), terms()]);
    expect(storage.entries.get('token')).not.toBe(old);
    expect(currentSession()?.expiresAt).toBe(Math.floor(minutes(119.5).getTime() / 1000));
    expect(mock.backend.db.refreshTokens.all().filter(({ id }) => id !== 'rft-lwazi-1')).toHaveLength(1);
  });

  test.each([
    ['without a refresh token', 'refreshToken', undefined],
    ['while a parent acts as a learner (D-005)', 'parentToken', 'parent'],
  ])('%s nothing is refreshed', async (_what, key, value) => {
    await login();
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
    const old = storage.entries.get('token');
    clock.now = () => minutes(59.5);
    await terms();
    expect(storage.entries.get('token')).toBe(old);
  });

  test('a refresh that fails is ignored and the call goes on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await login();
    storage.setItem('refreshToken', 'stolen');
    clock.now = () => minutes(59.5);
    expect(await terms()).toHaveLength(4);
  });
});

describe('roles', () => {
  test.each([
    ['Admin', '/admin/users'],
    ['Moderator', '/admin/moderation/queue'],
    ['Tutor', '/tutor/dashboard'],
    ['Learner', '/learner/dashboard'],
    ['Parent', '/parent/dashboard'],
    ['ContentAdmin', '/home'],
    ['constructor', '/home'],
    [undefined, '/home'],
  ])('%s lands on %s (AUTH-016)', (role, path) => {
    expect(homeOf(role)).toBe(path);
  });

  test('an empty list admits everyone who is signed in (SES-017)', async () => {
    const details = await login();
    expect(hasRole(details, [])).toBe(true);
    expect(hasRole(details, ['Learner'])).toBe(true);
    expect(hasRole(details, ['Admin'])).toBe(false);
    expect(hasPermission(details, 'school-content-access')).toBe(true);
    expect(hasPermission(details, 'other')).toBe(false);
  });
});
