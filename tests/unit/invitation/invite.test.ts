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

describe('the token of an invitation (D-176)', () => {
  test('says whom it is about, as what, and for which email', () => {
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

  test('names the learner without characters that change the direction of text', () => {
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
  ])('IsRegistered %j means %j', (given, isRegistered) => {
    expect(readInvite(token({ IsRegistered: given }), now)).toMatchObject({ isRegistered });
  });

  test.each([{}, [true], 1, '1', 'yes', ''])('IsRegistered %j is no invitation', (given) => {
    expect(readInvite(token({ IsRegistered: given }), now)).toEqual({
      problem: 'Invalid invite token format',
    });
  });

  test.each(['', '<b>x</b> not an email', 'somebody@nowhere'])(
    'InvitedEmail "%s" is no invitation',
    (given) => {
      expect(readInvite(token({ InvitedEmail: given }), now)).toEqual({
        problem: 'Invalid invite token format',
      });
    },
  );

  test('a relationship that nobody knows is none', () => {
    expect(readInvite(token({ Relationship: '<b>Boss</b>' }), now)).toMatchObject({
      relationship: undefined,
    });
  });

  test('has expired in the second that it names (INV-017)', () => {
    expect(readInvite(token({}, seconds), now)).toEqual({ problem: 'Token expired' });
    expect(readInvite(token({}, seconds + 1), now)).not.toHaveProperty('problem');
  });

  test.each([undefined, '', 'a', 'a.b.c', 'constructor', token().replace('.', '.x')])(
    '%j has no invite token format (INV-016, D-182)',
    (given) => {
      expect(readInvite(given, now)).toEqual({ problem: 'Invalid invite token format' });
    },
  );

  test('without an email it is none: nobody could log in with the account', () => {
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
  ])('a claim of another type is no invite token format: %j', (changes) => {
    expect(readInvite(token(changes), now)).toEqual({ problem: 'Invalid invite token format' });
  });

  test('a name that is longer than any heading is cut off', () => {
    const LearnerName = 'Lwazi '.repeat(40);
    const { learnerName } = readInvite(token({ LearnerName }), now) as Invite;
    expect(learnerName).toHaveLength(101);
    expect(learnerName).toMatch(/^Lwazi Lwazi .*Lwaz…$/);
  });

  test('without an expiry it is none', () => {
    const endless = new UnsecuredJWT(claims).encode();
    expect(readInvite(endless, now)).toEqual({ problem: 'Invalid invite token format' });
  });
});
