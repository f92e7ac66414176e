import { describe, expect, test } from 'vitest';
import { seed } from '#mocks/data/seed/seed.ts';
import { toUtc } from '#mocks/rules/date-times.ts';
import { bookingRefusal, seatsRefusal } from '#mocks/rules/trials/bookings.ts';
import { isExpired, matchesFilter, resentMessage } from '#mocks/rules/trials/invites.ts';

const now = new Date('2025-05-15T13:08:00Z');
const invite = { id: 'inv', validUntil: '2025-06-06T16:00:00.000Z', trialSessionIds: ['one', 'two'] };
const request = { email: 'Mandla@springbyte.test', trialSessionId: 'one', trialSessionInviteId: 'inv' };
const free = { maxNumber: 2, bookings: [{ email: 'nadia@springbyte.test' }] };
const ended = { ...invite, validUntil: '2025-05-15T13:08:00Z' };
const existingBooking = { email: 'mandla@SPRINGBYTE.test' };

test.each([
  ['a free seat', undefined, request, invite, free],
  ['another invite', 'other invite', { ...request, trialSessionInviteId: 'other' }, ended, undefined],
  ['an unknown session', 'other session', request, ended, undefined],
  ['a session of another invite', 'other session', { ...request, trialSessionId: 'three' }, ended, free],
  ['an invite that expires now', 'expired', request, ended, { ...free, maxNumber: 1 }],
  ['a second seat', 'booked already', request, invite, { maxNumber: 1, bookings: [existingBooking] }],
  ['no seat left', 'full', request, invite, { ...free, maxNumber: 1 }],
] as const)('bookingRefusal for %s: %s', (_what, refusal, visitor, given, seats) => {
  expect(bookingRefusal(visitor, given, seats, now)).toBe(refusal);
});

test.each([
  [0, 1, '1 seat is booked already.'],
  [3, 4, '4 seats are booked already.'],
  [4, 4, undefined],
  [1, 0, undefined],
])('seatsRefusal for %i seats and %i bookings: %s', (maxNumber, booked, refusal) => {
  expect(seatsRefusal(maxNumber, booked)).toBe(refusal);
});

describe('trial invites', () => {
  test('isExpired is true from `validUntil`', () => {
    expect(isExpired({ validUntil: '2025-05-15T13:08:00.001Z' }, now)).toBe(false);
    expect(isExpired({ validUntil: '2025-05-15T13:08:00.000Z' }, now)).toBe(true);
  });

  test.each([
    [{}, true],
    [{ title: 'DAY' }, true],
    [{ title: 'days' }, false],
    [{ from: '2025-06-06', to: '2025-06-06' }, true],
    [{ from: '2025-06-07' }, false],
    [{ to: '2025-06-05' }, false],
  ])('matchesFilter with %j: %s', (filter, isFound) => {
    expect(matchesFilter({ inviteTitle: 'Open Day', ...invite }, filter)).toBe(isFound);
  });

  test('matchesFilter uses the day at the school (UTC+2)', () => {
    const late = { inviteTitle: 'Open Day', validUntil: '2025-06-06T22:00:00.000Z' };
    expect(matchesFilter(late, { from: '2025-06-07', to: '2025-06-07' })).toBe(true);
    expect(matchesFilter(late, { to: '2025-06-06' })).toBe(false);
  });

  test.each([
    [[], 'This invite has no recipients. Nothing was sent.'],
    [['a@b.test'], 'Invite resent to a@b.test.'],
    [['a@b.test', 'c@b.test'], 'Invite resent to a@b.test and c@b.test.'],
    [['a@b.test', 'c@b.test', 'd@b.test'], 'Invite resent to a@b.test, c@b.test and d@b.test.'],
    [
      Array.from({ length: 4 }, (_, index) => `${index}@b.test`),
      'Invite resent to 0@b.test, 1@b.test, 2@b.test and 1 other.',
    ],
    [
      Array.from({ length: 500 }, (_, index) => `${index}@b.test`),
      'Invite resent to 0@b.test, 1@b.test, 2@b.test and 497 others.',
    ],
  ])('resentMessage for %j', (emails, text) => {
    expect(resentMessage(emails)).toBe(text);
  });
});

test.each([
  ['2025-06-06T18:00:00+02:00', '2025-06-06T16:00:00.000Z'],
  ['2025-06-06t16:00:00.5z', '2025-06-06T16:00:00.500Z'],
  ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
  ['2016-12-31T23:59:60.25+00:00', '2016-12-31T23:59:59.250Z'],
])('toUtc(%s) returns %s', (text, instant) => {
  expect(toUtc(text)).toBe(instant);
});

test('seed bookings have unique ids, names, numbers and emails, and fit their sessions', () => {
  const { bookings, trialSessions } = seed();
  expect(bookings).toHaveLength(21);
  for (const column of ['id', 'fullName', 'contactNumber', 'email'] as const) {
    expect(new Set(bookings.map((booking) => booking[column])).size).toBe(21);
  }
  for (const { contactNumber } of bookings) expect(contactNumber).toMatch(/^\d{10}$/);
  for (const { id, maxNumber } of trialSessions) {
    expect(bookings.filter((booking) => booking.trialSessionId === id).length).toBeLessThanOrEqual(maxNumber);
  }
});
