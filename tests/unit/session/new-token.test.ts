import { describe, expect, test } from 'vitest';
import { clock, setServerTime } from '#lib/time/clock.ts';
import { endExpiredSession } from '#session/expired-session.ts';
import { currentSession, signIn } from '#session/session.ts';
import { testNow } from '../../mock/mock-fixture.ts';
import { browserSessions, minutesLater, tokenOf } from './session-fixture.ts';

const session = browserSessions();

const hour = 60;
const day = 24 * hour;
const year = 365 * day;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Sets the clock of the device ahead of the server’s. */
const setDevice = (minutes: number): void => {
  clock.device = () => minutesLater(minutes);
};

const advice =
  'The school’s clock says 15 May 2025, 15:08 (South African time). Set your device’s clock, then log in again.';

describe('signIn with a new token', () => {
  const exp = seconds(minutesLater(hour));
  const iat = seconds(testNow);
  const servers = {
    'a Date header and iat': { date: testNow.toUTCString(), claims: { exp, iat } },
    'a Date header without iat': { date: testNow.toUTCString(), claims: { exp } },
    'a Date header and an iat in milliseconds': {
      date: testNow.toUTCString(),
      claims: { exp, iat: iat * 1000 },
    },
    'no Date header, but iat': { date: '', claims: { exp, iat } },
    'an unreadable Date header, but iat': { date: '15.05.2025', claims: { exp, iat } },
    neither: { date: '', claims: { exp } },
    'an unreadable Date header and an iat that is not a number': { date: 'now', claims: { exp, iat: 'now' } },
  } as const;
  const tellsTime = (name: keyof typeof servers) => !/^neither|not a number$/.test(name);
  const names = Object.keys(servers) as (keyof typeof servers)[];

  async function receive(name: keyof typeof servers, deviceAhead: number) {
    setDevice(deviceAhead);
    const { date, claims } = servers[name];
    setServerTime(date);
    return signIn({
      token: await tokenOf({ id: 'lrn-lwazi', role: 'Learner', nbf: iat, ...claims }),
      refreshToken: 'r',
    });
  }

  describe.each([
    ['1 hour ahead', hour],
    ['2 hours ahead', 2 * hour],
    ['1 day ahead', day],
    ['10 years ahead', 10 * year],
  ])('on a device that is %s', (_case, deviceAhead) => {
    test.each(names)(
      'starts no session and reports the device’s clock, from a server with %s',
      async (name) => {
        const message = tellsTime(name) ? advice : 'Set your device’s clock, then log in again.';
        await expect(receive(name, deviceAhead)).rejects.toMatchObject({
          status: 0,
          reason: 'clock',
          message,
        });
        expect(session.storedKeys()).toEqual([]);
        expect(currentSession()).toBeUndefined();
      },
    );
  });

  describe.each([
    ['correct', 0],
    ['half a lifetime ahead', hour / 2],
    ['58 minutes ahead', 58],
    ['2 minutes behind', -2],
    ['2 hours behind', -2 * hour],
    ['1 day behind', -day],
    ['10 years behind', -10 * year],
  ])('on a device that is %s', (_case, deviceAhead) => {
    test.each(names)('starts a session, from a server with %s', async (name) => {
      await receive(name, deviceAhead);
      expect(currentSession()?.id).toBe('lrn-lwazi');
      expect(await endExpiredSession()).toBe(false);
    });
  });

  test.each(names.filter((name) => tellsTime(name) && !name.includes('milliseconds')))(
    'starts no session with a token in its last minute, which each call would refresh, from a server with %s',
    async (name) => {
      await expect(receive(name, 59.5)).rejects.toMatchObject({ reason: 'clock' });
    },
  );

  test.each([
    ['a device that is correct', 0],
    ['a device that is behind', -2 * hour],
    ['a device that is ahead', 2 * hour],
  ])(
    'rejects a token that has expired by the server’s clock, and does not report the clock of %s',
    async (_case, deviceAhead) => {
      setDevice(deviceAhead);
      setServerTime(testNow.toUTCString());
      await expect(
        signIn({ token: await tokenOf({ id: 'x', exp: iat, iat: iat - 60 }) }),
      ).rejects.toMatchObject({
        reason: 'garbage',
      });
      expect(session.storedKeys()).toEqual([]);
    },
  );

  test('accepts a token with a lifetime of half a minute', async () => {
    setDevice(0);
    setServerTime(testNow.toUTCString());
    await expect(signIn({ token: await tokenOf({ id: 'x', exp: iat + 30 }) })).resolves.toMatchObject({
      id: 'x',
    });
  });
});
