import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { impersonateMutation } from '#api/queries/auth/sign-in.ts';
import { queryClient } from '#api/query-client.ts';
import { canSwitchBack, startImpersonation, switchBack } from '#session/impersonation.ts';
import { currentSession, signOut, startSession, useSession } from '#session/session.ts';
import { testNow } from '../../mock/mock-fixture.ts';
import { minutesLater, tokenOf, browserSessions } from './session-fixture.ts';

const session = browserSessions();

const isImpersonating = () => useSession.getState().isImpersonating;
const impersonate = (learnerId: string) => {
  const mutation = queryClient.getMutationCache().build(queryClient, impersonateMutation());
  return mutation.execute({ learnerId });
};
const actAs = async (learnerId: string) => startImpersonation(await impersonate(learnerId));
const inAnHour = Math.floor(minutesLater(60).getTime() / 1000);

describe('startImpersonation by a parent (SES-039)', () => {
  test('saves the parent’s token and activates the learner’s', async () => {
    await session.login('naledi');
    const parentToken = session.stored('token');
    expect(await actAs('lrn-lwazi')).toMatchObject({ role: 'Learner', fullName: 'Lwazi Khumalo' });
    expect(session.stored('parentToken')).toBe(parentToken);
    expect(session.stored('token')).not.toBe(parentToken);
    expect(session.stored('role')).toBe('Learner');
    expect(session.stored('userId')).toBe('lrn-lwazi');
    expect(isImpersonating()).toBe(true);
    expect(await unwrap(client.GET('/learner/my-profile'))).toMatchObject({ name: 'Lwazi' });
  });

  test('survives a reload (SES-040)', async () => {
    await session.login('naledi');
    await actAs('lrn-zola');
    useSession.setState({ details: undefined, isImpersonating: false });
    await startSession();
    expect(isImpersonating()).toBe(true);
    expect(currentSession()?.id).toBe('lrn-zola');
  });

  test('drops cached responses at the start and when the parent switches back (D-017)', async () => {
    await session.login('naledi');
    queryClient.setQueryData(['subjects'], 'the mother’s');
    await actAs('lrn-lwazi');
    expect(queryClient.getQueryData(['subjects'])).toBeUndefined();
    queryClient.setQueryData(['learners'], 'the son’s');
    await switchBack();
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
  });

  test('stores no token after a refusal or for an unreadable token (D-022)', async () => {
    await session.login('naledi');
    const before = session.storedKeys();
    await expect(actAs('lrn-kabelo')).rejects.toMatchObject({ status: 403 });
    await expect(startImpersonation({ token: 'rubbish' })).rejects.toThrow();
    expect(session.storedKeys()).toEqual(before);
    expect(currentSession()?.role).toBe('Parent');
  });

  test('does not refresh the learner’s token, and keeps the parent’s refresh token (D-005)', async () => {
    await session.login('naledi');
    const refreshToken = session.stored('refreshToken');
    await actAs('lrn-lwazi');
    const token = session.stored('token');
    session.setNow(minutesLater(59.5));
    await unwrap(client.GET('/terms'));
    expect(session.stored('token')).toBe(token);
    expect(session.stored('refreshToken')).toBe(refreshToken);
  });

  test('is ended by signing out, which also removes the parent’s tokens', async () => {
    await session.login('naledi');
    await actAs('lrn-lwazi');
    signOut();
    expect(session.storedKeys()).toEqual([]);
    expect(isImpersonating()).toBe(false);
  });

  test('is ended by the login of another user, who cannot switch back', async () => {
    await session.login('naledi');
    await actAs('lrn-lwazi');
    await session.login('zola');
    expect(session.stored('parentToken')).toBeUndefined();
    expect(isImpersonating()).toBe(false);
  });
});

describe('startImpersonation by an Admin (SES-038)', () => {
  test('accepts any learner and stores no token, so the Admin cannot switch back (D-020)', async () => {
    await session.login('thandi');
    await actAs('lrn-kabelo');
    expect(currentSession()?.id).toBe('lrn-kabelo');
    expect(session.storedKeys()).toEqual(['role', 'token', 'userId']);
    expect(isImpersonating()).toBe(false);
    expect(await canSwitchBack()).toBe(false);
  });
});

test.each(['moderator@springbyte.test', 'tutor@springbyte.test', 'zola'])(
  'the server refuses the impersonation of a learner by %s (D-019)',
  async (name) => {
    await session.login(name);
    await expect(impersonate('lrn-lwazi')).rejects.toMatchObject({ status: 403 });
  },
);

describe('switchBack and canSwitchBack', () => {
  test('switchBack activates the saved token and removes the copy (SES-041)', async () => {
    await session.login('naledi');
    const parentToken = session.stored('token');
    await actAs('lrn-lwazi');
    expect(await canSwitchBack()).toBe(true);
    expect(await switchBack()).toBe(true);
    expect(session.stored('token')).toBe(parentToken);
    expect(session.storedKeys()).toEqual(['refreshToken', 'role', 'token', 'userId']);
    expect(session.stored('role')).toBe('Parent');
    expect(currentSession()?.fullName).toBe('Naledi Khumalo');
    expect(isImpersonating()).toBe(false);
  });

  test('switchBack uses the parent’s refresh token again (D-005)', async () => {
    await session.login('naledi');
    await actAs('lrn-lwazi');
    session.setNow(minutesLater(59.5));
    await switchBack();
    const parentToken = session.stored('token');
    await unwrap(client.GET('/terms'));
    expect(session.stored('token')).not.toBe(parentToken);
    expect(currentSession()?.role).toBe('Parent');
  });

  test('canSwitchBack refuses a saved token of another role, and removes the parent’s tokens (SES-043, D-021)', async () => {
    await session.login('naledi');
    await actAs('lrn-lwazi');
    const token = session.stored('token');
    session.store('parentToken', await tokenOf({ id: 'usr-thandi', role: 'Admin', exp: inAnHour }));
    expect(await canSwitchBack()).toBe(false);
    // The learner remains signed in, without the parent's refresh token.
    expect(session.storedKeys()).toEqual(['role', 'token', 'userId']);
    expect(session.stored('token')).toBe(token);
    expect(isImpersonating()).toBe(false);
  });

  test('canSwitchBack returns false without a saved token (SES-042)', async () => {
    await session.login('naledi');
    await actAs('lrn-lwazi');
    session.store('parentToken', undefined);
    expect(await canSwitchBack()).toBe(false);
    expect(currentSession()?.role).toBe('Learner');
  });

  test('switchBack signs out when the parent’s session has expired (D-021)', async () => {
    const ended = Math.floor(testNow.getTime() / 1000);
    await session.login('naledi');
    await actAs('lrn-lwazi');
    session.store('parentToken', await tokenOf({ id: 'usr-naledi', role: 'Parent', exp: ended }));
    expect(await switchBack()).toBe(false);
    expect(session.storedKeys()).toEqual([]);
    expect(currentSession()).toBeUndefined();
  });
});
