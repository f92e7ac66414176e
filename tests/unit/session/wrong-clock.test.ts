import { describe, expect, test, vi } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { clock, setServerTime } from '#lib/time/clock.ts';
import { endExpiredSession } from '#session/expired-session.ts';
import { startImpersonation, switchBack } from '#session/impersonation.ts';
import { currentSession, syncWithStoredSession, startSession } from '#session/session.ts';
import { testNow } from '../../mock/mock-fixture.ts';
import { browserSessions, minutesLater, tokenOf } from './session-fixture.ts';

/* The device's clock is wrong, the server's is correct. */
const session = browserSessions();
const { mock } = session;

const hour = 60;
const day = 24 * hour;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Sets the server's clock to `server` minutes after `testNow`, and the device's `deviceAhead` minutes ahead of that. */
function setClocks({ server = 0, deviceAhead }: { server?: number; deviceAhead: number }): void {
  mock.setNow(minutesLater(server));
  clock.device = () => minutesLater(server + deviceAhead);
  clock.sinceLoad = () => server * 60_000;
}

const loadProfile = () => unwrap(client.GET('/learner/my-profile'));

const advice =
  'The school’s clock says 15 May 2025, 15:08 (South African time). Set your device’s clock, then log in again.';

describe('signIn', () => {
  test('on a device that is ahead is refused, and succeeds once the clock is corrected', async () => {
    setClocks({ deviceAhead: 2 * hour });
    await expect(session.login('lwazi')).rejects.toMatchObject({ reason: 'clock', message: advice });
    setClocks({ deviceAhead: 0 });
    await session.login('lwazi');
    expect(await loadProfile()).toMatchObject({ id: 'lrn-lwazi' });
  });

  test('as another user keeps the current session if the clock is wrong', async () => {
    await session.login('lwazi');
    const token = session.stored('token');
    setClocks({ deviceAhead: 30 });
    await loadProfile();
    setClocks({ deviceAhead: 61 });
    // The time since the page load advances equally, so the device's clock was not changed.
    clock.sinceLoad = () => 31 * 60_000;
    await expect(session.login('zola')).rejects.toMatchObject({ reason: 'clock' });
    expect(session.stored('token')).toBe(token);
  });
});

describe('session', () => {
  test.each([
    ['behind', -2 * hour],
    ['a day behind', -day],
    ['half an hour ahead', 30],
    ['correct', 0],
  ])('on a device that is %s ends by the server’s clock', async (_case, deviceAhead) => {
    setClocks({ deviceAhead });
    await session.login('lwazi');
    session.store('refreshToken', undefined);
    setClocks({ server: 59, deviceAhead });
    expect(await loadProfile()).toMatchObject({ id: 'lrn-lwazi' });
    expect(await endExpiredSession()).toBe(false);
    setClocks({ server: 60, deviceAhead });
    expect(await endExpiredSession()).toBe(true);
  });

  test.each([
    ['behind', -2 * hour],
    ['a day behind', -day],
    ['correct', 0],
  ])('on a device that is %s is refreshed in its last minute', async (_case, deviceAhead) => {
    setClocks({ deviceAhead });
    await session.login('lwazi');
    const token = session.stored('token');
    setClocks({ server: 58, deviceAhead });
    await loadProfile();
    expect(session.stored('token')).toBe(token);
    setClocks({ server: 59.5, deviceAhead });
    await loadProfile();
    expect(currentSession()?.expiresAt).toBe(seconds(minutesLater(119.5)));
  });

  test('on a device that is ahead is refreshed once, before it expires by the device’s clock', async () => {
    setClocks({ deviceAhead: 30 });
    await session.login('lwazi');
    setClocks({ server: 29.5, deviceAhead: 30 });
    await loadProfile();
    const token = session.stored('token');
    expect(currentSession()?.expiresAt).toBe(seconds(minutesLater(89.5)));
    await loadProfile();
    expect(session.stored('token')).toBe(token);
    await startSession();
    expect(currentSession()?.id).toBe('lrn-lwazi');
  });

  test('ends once when the clock is set ahead, and the next login gives the reason', async () => {
    await session.login('lwazi');
    setClocks({ server: 1, deviceAhead: 3 * hour });
    await expect(loadProfile()).rejects.toMatchObject({ status: 401 });
    expect(session.loginRedirectCount()).toBe(1);
    expect(session.storedKeys()).toEqual([]);
    await expect(session.login('lwazi')).rejects.toMatchObject({ reason: 'clock' });
    expect(session.loginRedirectCount()).toBe(1);
  });

  test('continues when a device that was behind is corrected', async () => {
    setClocks({ deviceAhead: -day });
    await session.login('lwazi');
    setClocks({ server: 1, deviceAhead: 0 });
    expect(await loadProfile()).toMatchObject({ id: 'lrn-lwazi' });
    expect(session.loginRedirectCount()).toBe(0);
  });

  test('continues when the clock is set back', async () => {
    await session.login('lwazi');
    setClocks({ server: 1, deviceAhead: -day });
    expect(await loadProfile()).toMatchObject({ id: 'lrn-lwazi' });
    setClocks({ server: 59.5, deviceAhead: -day });
    await loadProfile();
    expect(currentSession()?.expiresAt).toBe(seconds(minutesLater(119.5)));
  });

  test('ends when a refreshed token is expired by the device’s clock', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await session.login('lwazi');
    // The user sets the clock ahead while the token is in its last minute.
    setClocks({ server: 10, deviceAhead: 49.5 });
    const aheadClock = vi.fn<() => Date>(() => minutesLater(10 + 59.5));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await fetch(request);
      if (request.url.endsWith('/refresh-token')) clock.device = aheadClock;
      return response;
    });
    await expect(loadProfile()).rejects.toMatchObject({ status: 401 });
    expect(aheadClock).toHaveBeenCalled();
    expect(session.storedKeys()).toEqual([]);
    expect(currentSession()).toBeUndefined();
  });
});

describe('stored session', () => {
  const startWithStoredSession = async (deviceAhead: number) => {
    await session.login('lwazi');
    session.store('refreshToken', undefined);
    setClocks({ server: 90, deviceAhead });
    clock.offset = undefined;
    await startSession();
  };

  test.each([0, 30, day])(
    'that has expired is cleared at start on a device %d minutes ahead',
    async (deviceAhead) => {
      await startWithStoredSession(deviceAhead);
      expect(currentSession()).toBeUndefined();
      expect(session.storedKeys()).toEqual([]);
    },
  );

  test.each([-hour, -day])(
    'that has expired ends with the first refused call on a device whose clock is off by %d minutes',
    async (deviceAhead) => {
      await startWithStoredSession(deviceAhead);
      expect(currentSession()?.id).toBe('lrn-lwazi');
      await expect(loadProfile()).rejects.toMatchObject({ status: 401 });
      expect(await endExpiredSession()).toBe(true);
    },
  );
});

describe('impersonation', () => {
  const impersonate = () => unwrap(client.POST('/auth/impersonate', { body: { learnerId: 'lrn-lwazi' } }));

  test('does not start if the learner’s token has expired by the device’s clock', async () => {
    await session.login('naledi');
    const before = session.storedKeys();
    const tokens = await impersonate();
    setClocks({ deviceAhead: 2 * hour });
    setServerTime(testNow.toUTCString());
    await expect(startImpersonation(tokens)).rejects.toMatchObject({ reason: 'clock', message: advice });
    expect(session.storedKeys()).toEqual(before);
    expect(currentSession()?.role).toBe('Parent');
  });

  test.each([50, -2 * hour])(
    'on a device whose clock is off by %d minutes can be ended by switching back while the parent’s session is valid',
    async (deviceAhead) => {
      setClocks({ deviceAhead });
      await session.login('naledi');
      await startImpersonation(await impersonate());
      setClocks({ server: 45, deviceAhead });
      expect(await loadProfile()).toMatchObject({ id: 'lrn-lwazi' });
      expect(await switchBack()).toBe(true);
    },
  );
});

test.each([50, -2 * hour])(
  'syncWithStoredSession adopts a login of another tab on a device whose clock is off by %d minutes',
  async (deviceAhead) => {
    setClocks({ deviceAhead });
    session.store(
      'token',
      await tokenOf({ id: 'lrn-zola', role: 'Learner', exp: seconds(minutesLater(hour)) }),
    );
    expect(await syncWithStoredSession()).toBe('replaced');
    expect(currentSession()?.id).toBe('lrn-zola');
  },
);
