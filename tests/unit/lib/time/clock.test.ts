import { beforeEach, expect, test } from 'vitest';
import { clock, setServerTime } from '#lib/time/clock.ts';

const server = new Date('2026-11-27T07:12:00Z');
const hour = 3_600_000;
const day = 24 * hour;

const deviceIsAheadBy = (milliseconds: number) => {
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
  ['at 1970', -server.getTime()],
])('follows the server on a device that is %s', (_case, milliseconds) => {
  deviceIsAheadBy(milliseconds);
  expect(clock.now()).toEqual(clock.device());
  setServerTime('Fri, 27 Nov 2026 07:12:00 GMT');
  expect(clock.now()).toEqual(server);
  deviceIsAheadBy(milliseconds + hour);
  clock.sinceLoad = () => hour;
  expect(clock.now()).toEqual(new Date(server.getTime() + hour));
});

test.each([0, 900, 59_000, -59_000])('ignores a difference of %d ms', (milliseconds) => {
  deviceIsAheadBy(milliseconds);
  setServerTime(server.toUTCString());
  expect(clock.offset).toBe(0);
  expect(clock.now()).toEqual(clock.device());
});

test.each(['', 'yesterday', 'Fri, 31 Nov 2026 99:12:00 GMT', Number.NaN])(
  'ignores the unreadable time %j and keeps the offset',
  (time) => {
    deviceIsAheadBy(day);
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
])('trusts a device whose clock was %s until the next response', (_case, milliseconds) => {
  deviceIsAheadBy(-day);
  setServerTime(server.toUTCString());
  expect(clock.now()).toEqual(server);
  deviceIsAheadBy(milliseconds);
  expect(clock.now()).toEqual(clock.device());
  setServerTime(server.toUTCString());
  expect(clock.now()).toEqual(server);
});

test('resets the offset with the next response after the device was corrected', () => {
  deviceIsAheadBy(day);
  setServerTime(server.toUTCString());
  deviceIsAheadBy(0);
  setServerTime(server.toUTCString());
  expect(clock.now()).toEqual(server);
});
