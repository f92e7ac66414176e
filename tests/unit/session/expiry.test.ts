import { describe, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { endExpiredSession } from '#session/expired-session.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { endedSessionMessage, createReturnUrl } from '#session/return-url.ts';
import { currentSession, signOut, startSession, consumeEndedSession, useSession } from '#session/session.ts';
import { browserSessions, minutesLater, tokenOf } from './session-fixture.ts';

const session = browserSessions();
const message = () => {
  const { ended } = useSession.getState();
  return ended && endedSessionMessage(ended);
};
const ended = 'Your session has ended. Please sign in again.';

const exp = (minutes: number) => Math.floor(minutesLater(minutes).getTime() / 1000);

/** Returns 'allowed', or the redirect of the guard. */
async function runGuard(href: string): Promise<unknown> {
  try {
    await guard(policies.learnerOnly)({ location: { href } as never });
    return 'allowed';
  } catch (redirect) {
    const { to, search } = (redirect as { options: { to: string; search: unknown } }).options;
    return { to, search };
  }
}

describe('guard', () => {
  test('ends an expired session, redirects to the login page and gives the reason', async () => {
    await session.login('lwazi');
    queryClient.setQueryData(['learners'], 'lwazi’s');
    expect(await runGuard('/learner/profile')).toBe('allowed');
    session.setNow(minutesLater(60));
    expect(await runGuard('/learner/profile')).toEqual({
      to: '/auth/login',
      search: { returnUrl: '/learner/profile' },
    });
    expect(message()).toBe(ended);
    expect(currentSession()).toBeUndefined();
    expect(session.storedKeys()).toEqual([]);
    expect(queryClient.getQueryData(['learners'])).toBeUndefined();
  });

  test('gives no reason to a user who logged out', async () => {
    await session.login('lwazi');
    signOut();
    expect(await runGuard('/learner/profile')).toMatchObject({ to: '/auth/login' });
    expect(message()).toBeUndefined();
  });

  test('uses a newer token that another tab stored', async () => {
    await session.login('lwazi');
    session.store('token', await tokenOf({ id: 'lrn-lwazi', role: 'Learner', exp: exp(120) }));
    session.setNow(minutesLater(61));
    expect(await runGuard('/learner/profile')).toBe('allowed');
    expect(currentSession()?.expiresAt).toBe(exp(120));
  });
});

test('startSession removes an expired token, and gives the reason once', async () => {
  const token = await tokenOf({ id: 'lrn-lwazi', role: 'Learner', exp: exp(-1) });
  session.store('token', token);
  await startSession();
  expect(session.storedKeys()).toEqual([]);
  // A refused call without a token signs out, too.
  signOut();
  expect(message()).toBe(ended);
  expect(consumeEndedSession()).toMatchObject({ userId: 'lrn-lwazi', hasSavedAnswers: false });
  await startSession();
  expect(message()).toBeUndefined();
});

test('endExpiredSession ends the session once for concurrent calls, and stores the user id', async () => {
  await session.login('lwazi');
  session.setNow(minutesLater(60));
  expect(await Promise.all([endExpiredSession(), endExpiredSession()])).toEqual([true, false]);
  expect(consumeEndedSession()?.userId).toBe('lrn-lwazi');
});

test('endExpiredSession keeps a valid session, and does nothing for a visitor', async () => {
  expect(await endExpiredSession()).toBe(false);
  await session.login('lwazi');
  session.setNow(minutesLater(59));
  expect(await endExpiredSession()).toBe(false);
  expect(currentSession()?.id).toBe('lrn-lwazi');
});

test('signIn of another user discards the reason for the end of the previous session', async () => {
  await session.login('lwazi');
  session.setNow(minutesLater(60));
  expect(await endExpiredSession()).toBe(true);
  expect(message()).toBe(ended);
  await session.login('zola');
  signOut();
  expect(message()).toBeUndefined();
});

test('createReturnUrl omits a link with a token', () => {
  expect(createReturnUrl({ href: '/learner/accept-signin?token=t' })).toBeUndefined();
  const state = { learnerId: 'lrn-zola' } as never;
  expect(createReturnUrl({ href: '/learner/accept-parent?token=t', state })).toBeUndefined();
});
