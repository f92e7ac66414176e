import { describe, expect, test } from 'vitest';
import {
  canStillInvite,
  followRefusal,
  invitationState,
  passwordOnlyAction,
} from '#mocks/rules/accounts/invitations.ts';

describe('invitationState', () => {
  const now = new Date('2025-05-15T13:08:00Z');
  const later = '2025-05-15T13:08:01Z';
  const used = '2025-05-14T09:00:00Z';

  test.each([
    ['open before its expiry', { expiresAtUtc: later, endedAtUtc: null }, 'open'],
    ['expired at its expiry', { expiresAtUtc: now.toISOString(), endedAtUtc: null }, 'expired'],
    ['used after acceptance', { expiresAtUtc: later, endedAtUtc: used }, 'used'],
    ['withdrawn without a record', undefined, 'withdrawn'],
  ])('is %s', (_what, invitation, state) => {
    expect(invitationState(invitation, now)).toBe(state);
  });
});

test.each([
  ['an active linked parent', { role: 'Parent', isActive: true }, true, true],
  ['an active Admin', { role: 'Admin', isActive: true }, false, true],
  ['a parent without a link', { role: 'Parent', isActive: true }, false, false],
  ['a linked adult with another role', { role: 'Tutor', isActive: true }, true, false],
  ['an inactive linked parent', { role: 'Parent', isActive: false }, true, false],
  ['an inactive Admin', { role: 'Admin', isActive: false }, false, false],
  ['a deleted account', undefined, true, false],
])('canStillInvite for %s (sender %j, linked %j) returns %j', (_who, sender, isLinked, expected) => {
  expect(canStillInvite(sender, isLinked)).toBe(expected);
});

describe('passwordOnlyAction (D-173)', () => {
  const invited = 'newparent@springbyte.test';
  const parent = { role: 'Parent', isActive: true, email: invited, passwordHash: 'salt:hash' };

  test.each([
    ['sets the password for the invited email', parent, 'set'],
    ['ignores the letter case of the email', { ...parent, email: 'NewParent@Springbyte.test' }, 'set'],
    ['sets the first password of an account', { ...parent, passwordHash: null }, 'set'],
    [
      'sets the first password of an account with a new email',
      { ...parent, passwordHash: null, email: 'x@y.test' },
      'set',
    ],
    [
      'does not replace the password of an account with another email',
      { ...parent, email: 'x@y.test' },
      'sign-in',
    ],
    ['does not replace the password of an account without an email', { ...parent, email: null }, 'sign-in'],
    ['gives no access to an inactive account', { ...parent, isActive: false }, 'sign-in'],
    [
      'gives no access to an inactive account without a password',
      { ...parent, isActive: false, passwordHash: null },
      'sign-in',
    ],
    ['gives no access to an Admin’s account', { ...parent, role: 'Admin' }, 'sign-in'],
    ['gives no access to a learner’s account', { ...parent, role: 'Learner', passwordHash: null }, 'sign-in'],
    ['requires a registration when there is no account', undefined, 'register'],
  ])('%s', (_what, account, decision) => {
    expect(passwordOnlyAction(account, invited)).toBe(decision);
  });
});

describe('followRefusal', () => {
  test.each([
    ['accepts an adult', { id: 'usr-1', email: 'x@y.test' }, undefined],
    ['refuses the learner', { id: 'lrn-1', email: 'x@y.test' }, 'Learners cannot follow their own record.'],
    [
      'refuses an account without an email',
      { id: 'lrn-2', email: null },
      'An account without an email address cannot follow a learner.',
    ],
  ])('%s', (_what, account, refusal) => {
    expect(followRefusal(account, 'lrn-1')).toBe(refusal);
  });
});
