import { describe, expect, test, vi } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { clock } from '#lib/time/clock.ts';
import { readClaims } from '#session/claims.ts';
import { isExpired } from '#session/expiry.ts';
import { hasPermission, hasRole } from '#session/policies.ts';
import { homePathOf, Permission, Role } from '#session/roles.ts';
import { currentSession, renewSession, signIn, signOut, startSession } from '#session/session.ts';
import { testNow } from '../../mock/mock-fixture.ts';
import { minutesLater, tokenOf, browserSessions } from './session-fixture.ts';

const session = browserSessions();
const { mock } = session;
const login = () => session.login('lwazi');

describe('readClaims (D-010)', () => {
  const exp = Math.floor(testNow.getTime() / 1000) + 60;

  test('reads a token of the mock', async () => {
    expect(await login()).toMatchObject({
      id: 'lrn-lwazi',
      fullName: 'Lwazi Khumalo',
      title: '',
      role: 'Learner',
      gradeId: 'grd-4',
      permissions: ['school-content-access'],
    });
  });

  test('reads a permission that is a string, a role in a list, and an id that is a number', async () => {
    const token = await tokenOf({ id: 7, roles: ['Parent', 'Admin'], permission: 'a', exp, name: ' Jo ' });
    expect(readClaims(token)).toMatchObject({ id: '7', role: 'Parent', permissions: ['a'], fullName: 'Jo' });
    expect(readClaims(await tokenOf({ role: 'Admin', roles: ['Parent'], exp })).role).toBe('Admin');
  });

  test('removes direction controls from names', async () => {
    const token = await tokenOf({ exp, name: '\u202EJo\u202C', surname: '\u2067Nel' });
    expect(readClaims(token)).toMatchObject({ name: 'Jo', surname: 'Nel', fullName: 'Jo Nel' });
  });

  test.each(['Caretaker', 'admin', 'constructor', ''])('ignores the unknown role %j', async (role) => {
    expect(readClaims(await tokenOf({ role, exp })).role).toBeUndefined();
  });

  test('throws the messages of D-011 for an invalid token', async () => {
    expect(() => readClaims('abc')).toThrow('The inspected token does not appear to be a JWT.');
    expect(() => readClaims('a.b.c')).toThrow('Cannot decode the token.');
    const withoutExpiry = await tokenOf({ id: 'x' });
    expect(() => readClaims(withoutExpiry)).toThrow('Cannot decode the token.');
  });
});

test('isExpired compares in whole seconds', () => {
  const expiresAt = Math.floor(testNow.getTime() / 1000);
  expect(isExpired({ expiresAt }, testNow)).toBe(true);
  expect(isExpired({ expiresAt: expiresAt + 1 }, testNow)).toBe(false);
});

describe('startSession', () => {
  test('clears all local storage, not only the keys of the session, for a visitor (D-002)', async () => {
    session.store('bulkReview.view', 'after');
    session.store('parentToken', 'x');
    await startSession();
    expect(session.storedKeys()).toEqual([]);
    expect(currentSession()).toBeUndefined();
  });

  test('keeps only the router’s reload marker in session storage', async () => {
    session.pageStorage().setItem('anything', 'x');
    session.pageStorage().setItem('tanstack_router_reload:chunk', '1');
    await startSession();
    expect([...session.pageStorage().entries.keys()]).toEqual(['tanstack_router_reload:chunk']);
  });

  test('keeps the storage of a signed-in user, and rewrites role and userId from the token (D-016)', async () => {
    await login();
    session.store('role', 'Admin');
    session.store('other', 'value');
    await startSession();
    expect(session.stored('other')).toBe('value');
    expect(session.stored('role')).toBe('Learner');
    expect(currentSession()?.role).toBe('Learner');
  });

  test.each(['expired', 'broken'])('starts no session with an invalid token: %s', async (kind) => {
    const exp = Math.floor(testNow.getTime() / 1000);
    session.store('token', kind === 'broken' ? 'not.a.token' : await tokenOf({ id: 'x', exp }));
    session.store('refreshToken', 'rft');
    await startSession();
    expect(session.storedKeys()).toEqual([]);
  });
});

describe('signIn and signOut', () => {
  test('store and remove the session’s keys', async () => {
    await login();
    expect(session.storedKeys()).toEqual(['refreshToken', 'role', 'token', 'userId']);
    signOut();
    expect(session.storedKeys()).toEqual([]);
  });

  test('signIn without a refresh token removes the old one (D-004)', async () => {
    await login();
    await signIn({ token: await tokenOf({ id: 'x', role: 'Parent', exp: 9_999_999_999 }) });
    expect(session.stored('refreshToken')).toBeUndefined();
  });

  test('keep the session in memory, and leave no older session in storage, when storing fails', async () => {
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

  test('signIn with an unreadable token keeps the session', async () => {
    await login();
    await expect(signIn({ token: 'rubbish' })).rejects.toThrow();
    expect(currentSession()?.id).toBe('lrn-lwazi');
  });

  test('drop every cached response (D-017)', async () => {
    queryClient.setQueryData(['learners'], 'a visitor');
    await login();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
    queryClient.setQueryData(['learners'], 'lwazi');
    signOut();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
  });
});

describe('token source', () => {
  const loadTerms = () => unwrap(client.GET('/terms'));

  test('removes an expired token and opens the login page', async () => {
    await login();
    clock.device = () => minutesLater(61);
    await expect(loadTerms()).rejects.toMatchObject({ status: 401 });
    expect(session.loginRedirectCount()).toBe(1);
    expect(session.stored('token')).toBeUndefined();
    expect(currentSession()).toBeUndefined();
  });

  test('removes a malformed token, with a warning that does not contain the token (SES-010, D-011)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await login();
    session.store('token', 'secret.stuff');
    await expect(loadTerms()).rejects.toMatchObject({ status: 401 });
    expect(session.loginRedirectCount()).toBe(1);
    expect(session.storedKeys()).toEqual([]);
    expect(warn.mock.calls).toEqual([['The inspected token does not appear to be a JWT.']]);
  });

  test('refreshes a token in its last minute, once for concurrent calls (D-003)', async () => {
    await login();
    const old = session.stored('token');
    clock.device = () => minutesLater(59.5);
    mock.setNow(minutesLater(59.5));
    await Promise.all([loadTerms(), loadTerms(), loadTerms()]);
    expect(session.stored('token')).not.toBe(old);
    expect(currentSession()?.expiresAt).toBe(Math.floor(minutesLater(119.5).getTime() / 1000));
    expect(mock.backend.db.refreshTokens.all().filter(({ id }) => id !== 'rft-lwazi-1')).toHaveLength(1);
  });

  test.each([
    ['without a refresh token', 'refreshToken', undefined],
    ['while a parent acts as a learner (D-005)', 'parentToken', 'parent'],
  ])('does not refresh the token %s', async (_case, key, value) => {
    await login();
    if (value === undefined) session.store(key, undefined);
    else session.store(key, value);
    const old = session.stored('token');
    clock.device = () => minutesLater(59.5);
    await loadTerms();
    expect(session.stored('token')).toBe(old);
  });

  test('renewSession rejects another user’s token', async () => {
    await login();
    const token = session.stored('token');
    const another = await tokenOf({ id: 'lrn-zola', role: 'Learner', exp: 9_999_999_999 });
    await expect(renewSession({ token: another, refreshToken: 'hers' })).rejects.toThrow('another user');
    expect(session.stored('token')).toBe(token);
    expect(session.stored('refreshToken')).not.toBe('hers');
  });

  test('sends the call after a failed refresh', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await login();
    session.store('refreshToken', 'stolen');
    clock.device = () => minutesLater(59.5);
    expect(await loadTerms()).toHaveLength(4);
  });
});

describe('role functions', () => {
  test.each([
    ['Admin', '/admin/users'],
    ['Moderator', '/admin/moderation/queue'],
    ['Tutor', '/tutor/dashboard'],
    ['Learner', '/learner/dashboard'],
    ['Parent', '/parent/dashboard'],
    ['ContentAdmin', '/home'],
    [undefined, '/home'],
  ] as const)('homePathOf(%s) is %s (AUTH-016)', (role, path) => {
    expect(homePathOf(role)).toBe(path);
  });

  test('hasRole accepts any role for an empty list, and hasPermission requires the permission (SES-017)', async () => {
    const details = await login();
    expect(hasRole(details, [])).toBe(true);
    expect(hasRole(details, [Role.Learner])).toBe(true);
    expect(hasRole(details, [Role.Admin])).toBe(false);
    expect(hasPermission(details, Permission.SchoolContent)).toBe(true);
    expect(hasPermission(details, Permission.CodingContent)).toBe(false);
  });
});
