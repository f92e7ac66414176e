import { describe, expect, test, vi } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { clock } from '#lib/time/clock.ts';
import { readClaims } from '#session/claims.ts';
import { isExpired } from '#session/expiry.ts';
import { hasPermission, hasRole } from '#session/policies.ts';
import { homePathOf, Permission, Role } from '#session/roles.ts';
import { currentSession, renewSession, signIn, signOut, startSession } from '#session/session.ts';
import { purchaseKey } from '#session/storage.ts';
import { testNow } from '../../mock/mock-fixture.ts';
import { minutesLater, tokenOf, browserSessions } from './session-fixture.ts';

const session = browserSessions();
const { mock } = session;
const login = () => session.login('lwazi');

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

  test('a name that an older server stored changes the direction of no text', async () => {
    const token = await tokenOf({ exp, name: '\u202EJo\u202C', surname: '\u2067Nel' });
    expect(readClaims(token)).toMatchObject({ name: 'Jo', surname: 'Nel', fullName: 'Jo Nel' });
  });

  test.each(['Caretaker', 'admin', 'constructor', ''])('the role %j is none', async (role) => {
    expect(readClaims(await tokenOf({ role, exp })).role).toBeUndefined();
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
    session.store('bulkReview.view', 'after');
    session.store('parentToken', 'x');
    await startSession();
    expect(session.storedKeys()).toEqual([]);
    expect(currentSession()).toBeUndefined();
  });

  test('of the page’s own storage only the note of a reload for a missing chunk stays', async () => {
    session.pageStorage().setItem('anything', 'x');
    session.pageStorage().setItem('tanstack_router_reload:chunk', '1');
    await startSession();
    expect([...session.pageStorage().entries.keys()]).toEqual(['tanstack_router_reload:chunk']);
  });

  test('signed in: everything is kept, role and userId are written anew from the token (D-016)', async () => {
    await login();
    session.store('role', 'Admin');
    session.store('other', 'kept');
    await startSession();
    expect(session.stored('other')).toBe('kept');
    expect(session.stored('role')).toBe('Learner');
    expect(currentSession()?.role).toBe('Learner');
  });

  test.each(['expired', 'broken'])('an %s token counts as nobody', async (kind) => {
    const { exp } = { exp: Math.floor(testNow.getTime() / 1000) };
    session.store('token', kind === 'broken' ? 'not.a.token' : await tokenOf({ id: 'x', exp }));
    session.store('refreshToken', 'rft');
    await startSession();
    expect(session.storedKeys()).toEqual([]);
  });
});

describe('signing in and out', () => {
  test('stores the session’s keys and nothing else', async () => {
    await login();
    expect(session.storedKeys()).toEqual(['refreshToken', 'role', 'token', 'userId']);
    signOut();
    expect(session.storedKeys()).toEqual([]);
  });

  test('what somebody went to pay for is forgotten with their session', async () => {
    await login();
    sessionStorage.setItem(purchaseKey, '{}');
    await session.login('zola');
    expect(sessionStorage.getItem(purchaseKey)).toBeNull();
    sessionStorage.setItem(purchaseKey, '{}');
    signOut();
    expect(sessionStorage.getItem(purchaseKey)).toBeNull();
  });

  test('a sign-in without a refresh token removes the old one (D-004)', async () => {
    await login();
    await signIn({ token: await tokenOf({ id: 'x', role: 'Parent', exp: 9_999_999_999 }) });
    expect(session.stored('refreshToken')).toBeUndefined();
  });

  test('lives in memory where the browser stores nothing, and nothing older stays stored', async () => {
    await login();
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await session.login('zola');
    expect(currentSession()?.id).toBe('lrn-zola');
    expect(await unwrap(client.GET('/learner/my-profile'))).toMatchObject({ id: 'lrn-zola' });
    expect(session.storedKeys()).toEqual([]);
    signOut();
    expect(currentSession()).toBeUndefined();
    await expect(unwrap(client.GET('/learner/my-profile'))).rejects.toMatchObject({ status: 401 });
  });

  test('an unreadable token leaves the session as it was', async () => {
    await login();
    await expect(signIn({ token: 'rubbish' })).rejects.toThrow();
    expect(currentSession()?.id).toBe('lrn-lwazi');
  });

  test('drops every cached response, so that nobody sees another’s data (D-017)', async () => {
    queryClient.setQueryData(['learners'], 'somebody');
    await login();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
    queryClient.setQueryData(['learners'], 'lwazi');
    signOut();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
  });
});

describe('before each request', () => {
  const terms = () => unwrap(client.GET('/terms'));

  test('an expired token is taken away and leads to the login page', async () => {
    await login();
    clock.device = () => minutesLater(61);
    await expect(terms()).rejects.toMatchObject({ status: 401 });
    expect(session.wentToLogin()).toBe(1);
    expect(session.stored('token')).toBeUndefined();
    expect(currentSession()).toBeUndefined();
  });

  test('an undecodable token too, with a word about it and none of it (SES-010, D-011)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await login();
    session.store('token', 'secret.stuff');
    await expect(terms()).rejects.toMatchObject({ status: 401 });
    expect(session.wentToLogin()).toBe(1);
    expect(session.storedKeys()).toEqual([]);
    expect(warn.mock.calls).toEqual([['The inspected token does not appear to be a JWT.']]);
  });

  test('in its last minute the token is refreshed, once for calls side by side (D-003)', async () => {
    await login();
    const old = session.stored('token');
    clock.device = () => minutesLater(59.5);
    mock.setNow(minutesLater(59.5));
    await Promise.all([terms(), terms(), terms()]);
    expect(session.stored('token')).not.toBe(old);
    expect(currentSession()?.expiresAt).toBe(Math.floor(minutesLater(119.5).getTime() / 1000));
    expect(mock.backend.db.refreshTokens.all().filter(({ id }) => id !== 'rft-lwazi-1')).toHaveLength(1);
  });

  test.each([
    ['without a refresh token', 'refreshToken', undefined],
    ['while a parent acts as a learner (D-005)', 'parentToken', 'parent'],
  ])('%s nothing is refreshed', async (_what, key, value) => {
    await login();
    if (value === undefined) session.store(key, undefined);
    else session.store(key, value);
    const old = session.stored('token');
    clock.device = () => minutesLater(59.5);
    await terms();
    expect(session.stored('token')).toBe(old);
  });

  test('a refresh that returns somebody else’s token is ignored', async () => {
    await login();
    const token = session.stored('token');
    const another = await tokenOf({ id: 'lrn-zola', role: 'Learner', exp: 9_999_999_999 });
    await expect(renewSession({ token: another, refreshToken: 'hers' })).rejects.toThrow('somebody else');
    expect(session.stored('token')).toBe(token);
    expect(session.stored('refreshToken')).not.toBe('hers');
  });

  test('a refresh that fails is ignored and the call goes on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await login();
    session.store('refreshToken', 'stolen');
    clock.device = () => minutesLater(59.5);
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
    [undefined, '/home'],
  ] as const)('%s lands on %s (AUTH-016)', (role, path) => {
    expect(homePathOf(role)).toBe(path);
  });

  test('an empty list admits everyone who is signed in (SES-017)', async () => {
    const details = await login();
    expect(hasRole(details, [])).toBe(true);
    expect(hasRole(details, [Role.Learner])).toBe(true);
    expect(hasRole(details, [Role.Admin])).toBe(false);
    expect(hasPermission(details, Permission.SchoolContent)).toBe(true);
    expect(hasPermission(details, Permission.CodingContent)).toBe(false);
  });
});
