import { describe, expect, test } from 'vitest';
import { changeClock, realClock, timeOf } from '#mocks/environment/clock.ts';
import { openMock } from './environment-fixture.ts';

const moved = (from: string, change: Parameters<typeof changeClock>[1]) => {
  const real = new Date(from);
  return timeOf(changeClock(realClock, change, real), real).toISOString();
};

describe('months', () => {
  test.each([
    ['31 January', '2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
    ['31 January of a leap year', '2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00.000Z'],
    ['31 March', '2026-03-31T08:00:00Z', -1, '2026-02-28T08:00:00.000Z'],
    ['15 December', '2026-12-15T08:00:00Z', 1, '2027-01-15T08:00:00.000Z'],
    // 00:30 on 1 February in South Africa.
    ['1 February at school', '2026-01-31T22:30:00Z', 1, '2026-02-28T22:30:00.000Z'],
    // 01:00 on 31 January in South Africa.
    ['31 January at school', '2026-01-30T23:00:00Z', 1, '2026-02-27T23:00:00.000Z'],
  ])('a step from %s stays in the next month', (_name, from, months, expected) => {
    expect(moved(from, { months })).toBe(expected);
  });
});

test('hours and days add up', () => {
  expect(moved('2026-02-28T23:00:00Z', { days: 1, hours: 2 })).toBe('2026-03-02T01:00:00.000Z');
});

describe('a frozen clock', () => {
  const at = new Date('2026-05-01T08:00:00Z');
  const later = new Date('2026-05-01T09:00:00Z');
  const frozen = changeClock(realClock, { freeze: true }, at);

  test('does not run', () => {
    expect(timeOf(frozen, later)).toEqual(at);
  });

  test('stays frozen when it is moved', () => {
    const setting = changeClock(frozen, { days: 1 }, later);
    expect(timeOf(setting, later).toISOString()).toBe('2026-05-02T08:00:00.000Z');
    expect(setting).toHaveProperty('frozenAt');
  });

  test('continues where it was frozen', () => {
    const setting = changeClock(frozen, { freeze: false }, later);
    expect(timeOf(setting, new Date('2026-05-01T09:00:05Z')).toISOString()).toBe('2026-05-01T08:00:05.000Z');
  });

  test('returns to the real time', () => {
    expect(changeClock(frozen, {}, later)).toEqual(realClock);
  });
});

describe('POST clock', () => {
  test.each([
    ['a date without a time', { now: '2026-03-01' }, 'Give a date-time'],
    ['a year that is not supported', { now: '1999-12-31T08:00:00Z' }, 'the years 2000 to 2099'],
    ['a day that no month has', { now: '2026-02-31T08:00:00Z' }, 'Give a date-time'],
    ['too many months', { months: 100_000 }, 'the years 2000 to 2099'],
    ['half a day', { days: 0.5 }, 'days'],
  ])('refuses %s and keeps the time', async (_name, change, message) => {
    const { client, backend } = await openMock();
    await expect(client.setClock(change)).rejects.toThrow(message);
    expect(backend.environment.clock).toEqual(realClock);
  });

  test('moves the server: the Date of responses follows', async () => {
    const { client, call } = await openMock();
    const { now } = await client.setClock({ now: '2031-01-01T08:00:00Z', freeze: true });
    const response = await call('/subscriptions/public/plans');
    expect(now).toBe('2031-01-01T08:00:00.000Z');
    expect(response?.headers.get('Date')).toBe('Wed, 01 Jan 2031 08:00:00 GMT');
  });

  test('outlives a reset, whose dates are relative to it', async () => {
    const { client, backend } = await openMock();
    await client.setClock({ now: '2031-01-01T08:00:00Z', freeze: true });
    await client.reset();
    expect(backend.startedAt.toISOString()).toBe('2031-01-01T08:00:00.000Z');
  });
});
