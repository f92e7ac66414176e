import { beforeEach, expect, test } from 'vitest';
import { clock, setServerTime, toServerTime } from '#lib/time/clock.ts';

const server = new Date('2026-11-27T07:12:00Z');
const hour = 3_600_000;
const day = 24 * hour;

const setDeviceAheadBy = (milliseconds: number) => {
  clock.device = () => new Date(server.getTime() + milliseconds);
};

beforeEach(() => {
  Object.assign(clock, { device: () => server, sinceLoad: () => 0, offset: undefined });
});

test.each([
  ['2 hours ahead', 2 * hour],
  ['1 day ahead', day],
  ['10 years ahead', 3652 * day],
  ['1 minute ahead', 60_000],
  ['2 hours behind', -2 * hour],
  ['1 day behind', -day],
  ['set to 1970', -server.getTime()],
])('clock.now follows the server on a device that is %s', (_case, milliseconds) => {
  setDeviceAheadBy(milliseconds);
  expect(clock.now()).toEqual(clock.device());
  setServerTime('Fri, 27 Nov 2026 07:12:00 GMT');
  expect(clock.now()).toEqual(server);
  setDeviceAheadBy(milliseconds + hour);
  clock.sinceLoad = () => hour;
  expect(clock.now()).toEqual(new Date(server.getTime() + hour));
});

test.each([0, 900, 59_000, -59_000])('setServerTime ignores a difference of %d ms', (milliseconds) => {
  setDeviceAheadBy(milliseconds);
  setServerTime(server.toUTCString());
  expect(clock.offset).toBe(0);
  expect(clock.now()).toEqual(clock.device());
});

test.each(['', 'yesterday', 'Fri, 31 Nov 2026 99:12:00 GMT', Number.NaN])(
  'setServerTime ignores the invalid time %j and keeps the offset',
  (time) => {
    setDeviceAheadBy(day);
    setServerTime(time);
    expect(clock.offset).toBeUndefined();
    setServerTime(server.toUTCString());
    setServerTime(time);
    expect(clock.now()).toEqual(server);
  },
);

test.each([
  ['corrected', 0],
  ['set to another wrong time', 2 * day],
])(
  'clock.now returns the device time after the device clock was %s, until the next response',
  (_case, milliseconds) => {
    setDeviceAheadBy(-day);
    setServerTime(server.toUTCString());
    expect(clock.now()).toEqual(server);
    setDeviceAheadBy(milliseconds);
    expect(clock.now()).toEqual(clock.device());
    setServerTime(server.toUTCString());
    expect(clock.now()).toEqual(server);
  },
);

test('setServerTime resets the offset after the device clock was corrected', () => {
  setDeviceAheadBy(day);
  setServerTime(server.toUTCString());
  setDeviceAheadBy(0);
  setServerTime(server.toUTCString());
  expect(clock.now()).toEqual(server);
});

test('toServerTime corrects a time of a device that is 2 hours ahead', () => {
  const now = Date.now();
  clock.device = () => new Date(now);
  setServerTime(now - 2 * hour);
  expect(toServerTime(now)).toBeCloseTo(now - 2 * hour, -4);
});
