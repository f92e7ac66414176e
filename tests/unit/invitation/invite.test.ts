import { UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { readInvite, type Invite } from '#features/invitation/invite.ts';

const now = new Date('2025-05-15T13:08:00Z');
const seconds = now.getTime() / 1000;

const claims = {
  IsRegistered: true,
  Relationship: 'Mother',
  LearnerId: 'lrn-lwazi',
  InvitedEmail: 'busisiwe@springbyte.test',
  LearnerName: 'Lwazi Khumalo',
};
const token = (changes: object = {}, exp = seconds + 1) =>
  new UnsecuredJWT({ ...claims, ...changes }).setExpirationTime(exp).encode();

describe('readInvite (D-176)', () => {
  test('returns learner, relationship and email', () => {
    const given = token();
    expect(readInvite(given, now)).toEqual({
      token: given,
      learnerId: 'lrn-lwazi',
      learnerName: 'Lwazi Khumalo',
      relationship: 'Mother',
      email: 'busisiwe@springbyte.test',
      isRegistered: true,
    });
  });

  test('removes characters that change the text direction from the name', () => {
    expect(readInvite(token({ LearnerName: '\u202ELwazi\u202C Khumalo' }), now)).toMatchObject({
      learnerName: 'Lwazi Khumalo',
    });
  });

  test.each([
    [true, true],
    ['true', true],
    ['True', true],
    [false, false],
    ['False', false],
    [undefined, false],
  ])('reads IsRegistered %j as %j', (given, isRegistered) => {
    expect(readInvite(token({ IsRegistered: given }), now)).toMatchObject({ isRegistered });
  });

  test.each([{}, [true], 1, '1', 'yes', ''])('rejects IsRegistered %j', (given) => {
    expect(readInvite(token({ IsRegistered: given }), now)).toEqual({
      problem: 'Invalid invite token format',
    });
  });

  test.each(['', '<b>x</b> not an email', 'user@nowhere'])('rejects InvitedEmail "%s"', (given) => {
    expect(readInvite(token({ InvitedEmail: given }), now)).toEqual({
      problem: 'Invalid invite token format',
    });
  });

  test('returns no relationship for an unknown one', () => {
    expect(readInvite(token({ Relationship: '<b>Boss</b>' }), now)).toMatchObject({
      relationship: undefined,
    });
  });

  test('expires in the second of its `exp` (INV-017)', () => {
    expect(readInvite(token({}, seconds), now)).toEqual({ problem: 'Token expired' });
    expect(readInvite(token({}, seconds + 1), now)).not.toHaveProperty('problem');
  });

  test.each([undefined, '', 'a', 'a.b.c', 'constructor', token().replace('.', '.x')])(
    'rejects %j as unreadable (INV-016, D-182)',
    (given) => {
      expect(readInvite(given, now)).toEqual({ problem: 'Invalid invite token format' });
    },
  );

  test('rejects a token without an email', () => {
    for (const InvitedEmail of [undefined, ' ']) {
      expect(readInvite(token({ InvitedEmail }), now)).toEqual({ problem: 'Invalid invite token format' });
    }
  });

  test.each([
    { Relationship: ['Mother'] },
    { LearnerName: { first: 'Lwazi' } },
    { LearnerName: 7 },
    { LearnerId: true },
    { InvitedEmail: ['busisiwe@springbyte.test'] },
  ])('rejects claims of another type: %j', (changes) => {
    expect(readInvite(token(changes), now)).toEqual({ problem: 'Invalid invite token format' });
  });

  test('shortens a long name', () => {
    const LearnerName = 'Lwazi '.repeat(40);
    const { learnerName } = readInvite(token({ LearnerName }), now) as Invite;
    expect(learnerName).toHaveLength(101);
    expect(learnerName).toMatch(/^Lwazi Lwazi .*Lwaz…$/);
  });

  test('rejects a token without an expiry', () => {
    const withoutExpiry = new UnsecuredJWT(claims).encode();
    expect(readInvite(withoutExpiry, now)).toEqual({ problem: 'Invalid invite token format' });
  });
});
