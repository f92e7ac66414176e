import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { anyVersion } from '../any-version.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

/* Tests the operations that a visitor without an account calls after following the link of an invite. */
const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const token = 'rsvp-open-day-made-up';
const validateToken = (given: string) =>
  unwrap(client.GET('/trialsessioninvite/validate-token', { params: { query: { token: given } } }));

const bookingRequest = {
  fullName: 'Mandla Radebe',
  contactNumber: '0825550143',
  email: 'mandla@springbyte.test',
  trialSessionId: 'trs-robots-may',
  trialSessionInviteId: 'inv-open-day',
};
const book = (change: Partial<typeof bookingRequest> = {}, given = token) =>
  unwrap(
    client.POST('/trialsessioninvite/submit', {
      params: { query: { token: given } },
      body: { ...bookingRequest, ...change },
    }),
  );

/** The number of booked seats by session, as returned to the visitor. */
async function seats(given = token): Promise<Record<string, number>> {
  const check = await validateToken(given);
  const sessions = check.valid ? check.sessions : [];
  return Object.fromEntries(sessions.map(({ id, currentCount }) => [id, currentCount]));
}

describe('validateRsvpToken', () => {
  test('returns the invite with all its sessions', async () => {
    expect(await validateToken(token)).toEqual({
      valid: true,
      message: 'This invite is valid.',
      inviteTitle: 'Open Day',
      validUntil: '2025-06-06T16:00:00.000Z',
      sessions: [
        {
          id: 'trs-robots-may',
          title: 'Build Your First Robot',
          startTime: '2025-05-24T08:00:00.000Z',
          maxNumber: 12,
          currentCount: 4,
          campusId: 'cam-observatory',
          campusName: 'Observatory',
          version: anyVersion,
        },
        {
          id: 'trs-games-june',
          title: 'Make Your Own Game',
          startTime: '2025-06-07T08:00:00.000Z',
          maxNumber: 10,
          currentCount: 9,
          campusId: 'cam-rosebank',
          campusName: 'Rosebank',
          version: anyVersion,
        },
        {
          id: 'trs-stories-may',
          title: 'Stories That Move',
          startTime: '2025-05-31T12:00:00.000Z',
          maxNumber: 8,
          currentCount: 8,
          campusId: 'cam-observatory',
          campusName: 'Observatory',
          version: anyVersion,
        },
      ],
      fullName: null,
      contactNumber: null,
      invitationId: 'inv-open-day',
    });
  });

  test('returns name and number of a parent who is the only recipient (D-190)', async () => {
    const robots = 'rsvp-robots-may-made-up';
    expect(await validateToken(robots)).toMatchObject({ fullName: 'Fatima Adams', contactNumber: null });
    mock.backend.db.users.update('usr-fatima', { cellphoneNumber: '082 555 0177' });
    expect(await validateToken(robots)).toMatchObject({ contactNumber: '082 555 0177' });
  });

  test.each([
    ['two parents', ['newparent@springbyte.test', 'parent@springbyte.test']],
    ['a learner', ['emma@springbyte.test']],
    ['a visitor without an account', ['mandla@springbyte.test']],
    ['none', []],
  ])('returns no name when the recipients are %s', async (_who, emails) => {
    mock.backend.db.trialInvites.update('inv-open-day', { emails });
    expect(await validateToken(token)).toMatchObject({ fullName: null, contactNumber: null });
  });

  test('returns 200 without details for an expired or unknown token (D-186)', async () => {
    expect(await validateToken('rsvp-autumn-open-day-made-up')).toEqual({
      valid: false,
      message: 'This invite has expired.',
    });
    expect(await validateToken('rsvp-none')).toEqual({
      valid: false,
      message: 'This invite does not exist.',
    });
  });

  test('refuses an empty token', async () => {
    expect(await refusal(() => validateToken(''))).toMatchObject({
      status: 400,
      errors: { token: [expect.any(String)] },
    });
  });

  test('returns `valid: false` from `validUntil` on', async () => {
    mock.setNow(new Date('2025-06-06T15:59:59.999Z'));
    expect(await validateToken(token)).toMatchObject({ valid: true });
    mock.setNow(new Date('2025-06-06T16:00:00Z'));
    expect(await validateToken(token)).toMatchObject({ valid: false });
    expect(await refusal(() => book())).toMatchObject({ status: 410 });
  });
});

describe('submitRsvp', () => {
  test('books one seat, which getTrialSession counts', async () => {
    expect(await book()).toEqual({ message: 'Your seat in Build Your First Robot is booked.' });
    expect(await seats()).toMatchObject({ 'trs-robots-may': 5 });
    await mock.signInAs('thandi');
    const path = { id: 'trs-robots-may' };
    expect(await unwrap(client.GET('/trialsession/{id}', { params: { path } }))).toMatchObject({
      currentCount: 5,
    });
  });

  test('accepts several visitors with one token, and one visitor in several sessions (D-230)', async () => {
    await book();
    await book({ email: 'palesa@springbyte.test' });
    await book({ trialSessionId: 'trs-games-june' });
    expect(await seats()).toMatchObject({ 'trs-robots-may': 6, 'trs-games-june': 10 });
  });

  test('books the last seat once (D-187)', async () => {
    const trialSessionId = 'trs-games-june';
    await book({ trialSessionId });
    const other = { trialSessionId, email: 'palesa@springbyte.test' };
    const full = { status: 409, message: 'This session is full.', code: 'session-full' };
    expect(await refusal(() => book(other))).toMatchObject(full);
    expect(await refusal(() => book({ trialSessionId: 'trs-stories-may' }))).toMatchObject(full);
  });

  test('refuses a second seat for an email in any letter case and with any invite', async () => {
    await book();
    const taken = {
      status: 409,
      message: 'This email has already booked this session.',
      code: 'already-booked',
    };
    expect(await refusal(() => book({ email: 'MANDLA@springbyte.test' }))).toMatchObject(taken);
    const other = { trialSessionInviteId: 'inv-robots-may' };
    expect(await refusal(() => book(other, 'rsvp-robots-may-made-up'))).toMatchObject(taken);
    const booked = { trialSessionId: 'trs-stories-may', email: 'nadia.petersen@springbyte.test' };
    expect(await refusal(() => book(booked))).toMatchObject(taken);
  });

  test('reports the first reason in the order of the contract', async () => {
    expect(await refusal(() => book({ contactNumber: '082555014' }, 'rsvp-none'))).toMatchObject({
      status: 400,
      errors: { contactNumber: ['Contact number must be exactly 10 digits.'] },
    });
    expect(await refusal(() => book({ trialSessionInviteId: 'inv-none' }, 'rsvp-none'))).toMatchObject({
      status: 404,
      message: 'Trial invite not found.',
    });
    const wrong = { trialSessionInviteId: 'inv-robots-may', trialSessionId: 'trs-none' };
    expect(await refusal(() => book(wrong))).toMatchObject({
      status: 400,
      errors: { trialSessionInviteId: ['This is not the invite of the token.'] },
    });
    const autumn = { trialSessionInviteId: 'inv-autumn-open-day' };
    expect(await refusal(() => book(autumn, 'rsvp-autumn-open-day-made-up'))).toMatchObject({
      status: 404,
      message: 'Trial session not found.',
    });
    const stories = { ...autumn, trialSessionId: 'trs-stories-may' };
    expect(await refusal(() => book(stories, 'rsvp-autumn-open-day-made-up'))).toMatchObject({
      status: 410,
      message: 'This invite has expired.',
    });
  });

  test.each(['082555014', '08255501433', '082 555 014', '+082555014'])(
    'requires ten digits and refuses %j',
    async (contactNumber) => {
      expect(await refusal(() => book({ contactNumber }))).toMatchObject({ status: 400 });
    },
  );

  test('keeps a booking when the invite is deleted, and deletes it with the session', async () => {
    await book();
    await mock.signInAs('thandi');
    await unwrap(client.DELETE('/trialsessioninvite/{id}', { params: { path: { id: 'inv-open-day' } } }));
    const other = { trialSessionInviteId: 'inv-robots-may' };
    expect(await refusal(() => book(other, 'rsvp-robots-may-made-up'))).toMatchObject({ status: 409 });
    await unwrap(client.DELETE('/trialsession/{id}', { params: { path: { id: 'trs-robots-may' } } }));
    expect(mock.backend.db.bookings.where('email', 'mandla@springbyte.test')).toEqual([]);
  });
});
