import { reply, withoutCheck, withoutExpiry } from '../servers/faulty-replies.ts';
import { changeJson } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';
import { testBugs, type ScenarioBug } from './find-bugs.ts';

const mock = useMockUnderTest({ isShared: true });

const message = { message: 'Done.' };
const session = { token: 'e30.e30.e30' };

const bugs: ScenarioBug[] = [
  [
    'a reset link that works twice',
    'password-reset',
    () => ({ when: /^POST \/auth\/reset-password$/, reply: withoutExpiry(410) }),
    { operation: 'resetPassword', step: 'password-reset › resetPassword', actual: 'status 200' },
  ],
  [
    'an invitation that registers an email address of another account',
    'invited-registration',
    () => ({ when: /^POST \/learner\/accept-register/, reply: withoutCheck(409, reply(200, session)) }),
    {
      operation: 'acceptInviteRegister',
      step: 'invited-registration › acceptInviteRegister',
    },
  ],
  [
    'an invitation that takes over the account of another email address',
    'leaked-invitations',
    () => ({ when: /^POST \/learner\/accept-register/, reply: withoutCheck(409, reply(200, session)) }),
    { operation: 'acceptInviteRegister', step: 'leaked-invitations › acceptInviteRegister' },
  ],
  [
    'an invitation that works twice',
    'invited-sign-in',
    () => ({ when: /^POST \/learner\/accept-signin/, reply: withoutExpiry(410) }),
    { operation: 'acceptInviteSignin', step: 'invited-sign-in › acceptInviteSignin', actual: 'status 200' },
  ],
  [
    'seats that are sold twice',
    'bookings',
    () => ({
      when: /^POST \/trialsessioninvite\/submit/,
      reply: withoutCheck(409, reply(200, message), 'session-full'),
    }),
    { operation: 'submitRsvp', step: 'bookings › submitRsvp', actual: 'status 200' },
  ],
  [
    'a last seat that two visitors get at the same time',
    'simultaneous-bookings',
    () => ({
      when: /^POST \/trialsessioninvite\/submit/,
      reply: withoutCheck(409, reply(200, message), 'session-full'),
    }),
    { operation: 'submitRsvp', step: 'simultaneous-bookings › submitRsvp' },
  ],
  [
    'an expired invite that is sent again',
    'expired-invites',
    () => ({ when: /^POST \/trialsessioninvite\/resend\//, reply: withoutCheck(410, reply(200, message)) }),
    { operation: 'resendTrialInvite', step: 'expired-invites › resendTrialInvite', actual: 'status 200' },
  ],
  [
    'a reset link that resets the password of another account',
    'password-reset',
    () => ({ when: /^POST \/auth\/reset-password$/, reply: withoutCheck(410, reply(200, message)) }),
    { operation: 'resetPassword', step: 'password-reset › resetPassword', actual: 'status 200' },
  ],
  [
    'an access token that is accepted as an invitation',
    'guardian-invitations',
    () => {
      let count = 0;
      const accept = withoutCheck(400, reply(200, session));
      return {
        when: /^POST \/learner\/accept-signin/,
        reply: (original) => {
          count += 1;
          return count === 2 ? accept(original) : original;
        },
      };
    },
    { operation: 'acceptInviteSignin', step: 'guardian-invitations › acceptInviteSignin' },
  ],
  [
    'two seats for one email address',
    'bookings',
    () => ({
      when: /^POST \/trialsessioninvite\/submit/,
      reply: withoutCheck(409, reply(200, message), 'already-booked'),
    }),
    { operation: 'submitRsvp', step: 'bookings › submitRsvp', actual: 'status 200' },
  ],
  [
    'the name of a parent that every visitor with the link can see',
    'invites-of-one-person',
    () => {
      let first: Record<string, unknown> = {};
      return {
        when: /^GET \/trialsessioninvite\/validate-token/,
        reply: changeJson((invite) => {
          if (invite.fullName !== null) first = invite;
          return first;
        }),
      };
    },
    { operation: 'validateRsvpToken', step: 'invites-of-one-person › validateRsvpToken' },
  ],
  [
    'a request for a reset link that reveals whether an account exists',
    'reset-requests',
    () => {
      const texts = ['The link was sent.', 'There is no such account.'];
      return {
        when: /^POST \/auth\/request-password-reset$/,
        reply: changeJson(() => ({ message: texts.shift() })),
      };
    },
    { operation: 'requestPasswordReset', step: 'reset-requests › requestPasswordReset' },
  ],
];

testBugs(mock, bugs);
