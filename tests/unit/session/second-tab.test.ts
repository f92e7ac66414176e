import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { startImpersonation } from '#session/impersonation.ts';
import { currentSession, syncWithStoredSession, useSession } from '#session/session.ts';
import { minutesLater, tokenOf, browserSessions } from './session-fixture.ts';

/* Another tab changes the stored session (D-018). */
const session = browserSessions();
const exp = Math.floor(minutesLater(60).getTime() / 1000);

const cached = () => queryClient.getQueryData(['learners']);
const state = () => useSession.getState();

async function signInLwazi() {
  await session.login('lwazi');
  queryClient.setQueryData(['learners'], 'lwazi’s');
}

describe('syncWithStoredSession after a sign-out', () => {
  test.each([
    ['removes the token', () => session.store('token', undefined)],
    ['leaves an invalid token', () => session.store('token', 'not.a.token')],
  ])('ends the session and drops cached responses when the other tab %s', async (_case, changeToken) => {
    await signInLwazi();
    changeToken();
    expect(await syncWithStoredSession()).toBe('ended');
    expect(currentSession()).toBeUndefined();
    expect(cached()).toBeUndefined();
    expect(state().isSwitchingUser).toBe(false);
  });

  test('stores nothing, because the other tab may be signing in again', async () => {
    await signInLwazi();
    session.store('token', undefined);
    const before = session.storedKeys();
    await syncWithStoredSession();
    expect(session.storedKeys()).toEqual(before);
  });
});

describe('syncWithStoredSession after another user signed in', () => {
  test('replaces the session and hides the screen', async () => {
    await signInLwazi();
    session.store('token', await tokenOf({ id: 'lrn-zola', name: 'Zola', role: 'Learner', exp }));
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(currentSession()?.id).toBe('lrn-zola');
    expect(cached()).toBeUndefined();
    expect(state().isSwitchingUser).toBe(true);
    useSession.setState({ isSwitchingUser: false });
  });

  test('treats the same user in another role as another user', async () => {
    await signInLwazi();
    session.store('token', await tokenOf({ id: 'lrn-lwazi', role: 'Admin', exp }));
    expect(await syncWithStoredSession()).toBe('replaced');
    useSession.setState({ isSwitchingUser: false });
  });

  test('does not hide a visitor’s screen', async () => {
    session.store('token', await tokenOf({ id: 'lrn-zola', role: 'Learner', exp }));
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(currentSession()?.id).toBe('lrn-zola');
    expect(state().isSwitchingUser).toBe(false);
  });

  test('adopts an impersonation that the other tab started', async () => {
    await session.login('naledi');
    const before = { ...state() };
    const tokens = await unwrap(client.POST('/auth/impersonate', { body: { learnerId: 'lrn-lwazi' } }));
    await startImpersonation(tokens);
    // This tab still has its earlier state.
    useSession.setState(before);
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(state()).toMatchObject({ isImpersonating: true, details: { id: 'lrn-lwazi' } });
    useSession.setState({ isSwitchingUser: false });
  });
});

describe('syncWithStoredSession for the same user', () => {
  test('adopts a refreshed token and keeps cached responses', async () => {
    await signInLwazi();
    session.store('token', await tokenOf({ id: 'lrn-lwazi', role: 'Learner', exp: exp + 3600 }));
    expect(await syncWithStoredSession()).toBe('same');
    expect(currentSession()?.expiresAt).toBe(exp + 3600);
    expect(cached()).toBe('lwazi’s');
  });

  test('changes nothing for a visitor', async () => {
    expect(await syncWithStoredSession()).toBe('same');
  });
});
