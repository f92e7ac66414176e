import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { startImpersonation } from '#session/impersonation.ts';
import { currentSession, syncWithStoredSession, useSession } from '#session/session.ts';
import { minutesLater, tokenOf, browserSessions } from './session-fixture.ts';

/* What a tab does about the storage that another tab has written (D-018). */
const session = browserSessions();
const exp = Math.floor(minutesLater(60).getTime() / 1000);

const cached = () => queryClient.getQueryData(['learners']);
const state = () => useSession.getState();

async function lwaziIsHere() {
  await session.login('lwazi');
  queryClient.setQueryData(['learners'], 'lwazi’s');
}

describe('the other tab signs out', () => {
  test.each([
    ['removes the token', () => session.store('token', undefined)],
    ['leaves a token that is none', () => session.store('token', 'not.a.token')],
  ])('it %s: session and cached answers go', async (_what, leave) => {
    await lwaziIsHere();
    leave();
    expect(await syncWithStoredSession()).toBe('ended');
    expect(currentSession()).toBeUndefined();
    expect(cached()).toBeUndefined();
    expect(state().isSwitchingUser).toBe(false);
  });

  test('this tab writes nothing: the other one may be signing in again', async () => {
    await lwaziIsHere();
    session.store('token', undefined);
    const before = session.storedKeys();
    await syncWithStoredSession();
    expect(session.storedKeys()).toEqual(before);
  });
});

describe('the other tab signs somebody else in', () => {
  test('their details take the place of those here, and no screen stands meanwhile', async () => {
    await lwaziIsHere();
    session.store('token', await tokenOf({ id: 'lrn-zola', name: 'Zola', role: 'Learner', exp }));
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(currentSession()?.id).toBe('lrn-zola');
    expect(cached()).toBeUndefined();
    expect(state().isSwitchingUser).toBe(true);
    useSession.setState({ isSwitchingUser: false });
  });

  test('the same person in another role is somebody else', async () => {
    await lwaziIsHere();
    session.store('token', await tokenOf({ id: 'lrn-lwazi', role: 'Admin', exp }));
    expect(await syncWithStoredSession()).toBe('replaced');
    useSession.setState({ isSwitchingUser: false });
  });

  test('a visitor is not disturbed', async () => {
    session.store('token', await tokenOf({ id: 'lrn-zola', role: 'Learner', exp }));
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(currentSession()?.id).toBe('lrn-zola');
    expect(state().isSwitchingUser).toBe(false);
  });

  test('a parent who starts to act as a learner there does so here', async () => {
    await session.login('naledi');
    const before = { ...state() };
    const tokens = await unwrap(client.POST('/auth/impersonate', { body: { learnerId: 'lrn-lwazi' } }));
    await startImpersonation(tokens);
    // This tab as it was, the storage as the other tab has left it.
    useSession.setState(before);
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(state()).toMatchObject({ isImpersonating: true, details: { id: 'lrn-lwazi' } });
    useSession.setState({ isSwitchingUser: false });
  });
});

describe('the other tab goes on as the same person', () => {
  test('a refreshed token counts here too, and nothing is dropped', async () => {
    await lwaziIsHere();
    session.store('token', await tokenOf({ id: 'lrn-lwazi', role: 'Learner', exp: exp + 3600 }));
    expect(await syncWithStoredSession()).toBe('same');
    expect(currentSession()?.expiresAt).toBe(exp + 3600);
    expect(cached()).toBe('lwazi’s');
  });

  test('and two visitors stay visitors', async () => {
    expect(await syncWithStoredSession()).toBe('same');
  });
});
