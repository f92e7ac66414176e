import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { resendFailure } from '#features/trial/link/use-resend.ts';
import { refusalTitle, refusalMessage } from '#features/trial/rsvp/rsvp-form.tsx';

const unknown = new Problem(0, '', { reason: 'offline', isUnknown: true });

test.each([
  [
    'the message of the server',
    new Problem(409, 'This session is full.', { code: 'session-full' }),
    'This session is full.',
  ],
  [
    'the messages about fields',
    new Problem(400, 'Validation failed.', { errors: { email: ['Enter a valid email.'] } }),
    'Enter a valid email.',
  ],
  [
    'its own text for a server error',
    new Problem(500, 'NullReferenceException'),
    /^This is not working right now/,
  ],
  ['that the input is preserved', new Problem(0, '', { reason: 'offline' }), /What you typed is still here/],
  ['that another try does not book a second seat', unknown, /you do not get two seats that way/],
  ['no advice to sign in after a 401', new Problem(401, ''), /^The school did not accept this/],
])('refusalMessage shows %s', (_case, error, expected) => {
  expect(refusalMessage(error)).toMatch(expected);
});

test.each([
  ['an unknown outcome', unknown, 'We do not know whether your seat is booked'],
  ['an offline browser', new Problem(0, '', { reason: 'offline' }), 'Your seat is not booked'],
  [
    'an email that has a seat',
    new Problem(409, '', { code: 'already-booked' }),
    'This email has a seat already',
  ],
  ['a full session', new Problem(409, '', { code: 'session-full' }), 'Your seat is not booked'],
])('refusalTitle for %s', (_case, error, title) => {
  expect(refusalTitle(error)).toBe(title);
});

test.each([
  [unknown, 'We do not know whether the invite was sent', /It may have been sent all the same/],
  [new Problem(0, '', { reason: 'offline' }), 'Invite Resent Failed', /^You seem to be offline\. Check/],
  [new Problem(410, 'This invite has expired.'), 'Invite Resent Failed', /^This invite has expired\.$/],
])('resendFailure returns the text for a refused, failed or unknown call: %#', (error, title, advice) => {
  expect(resendFailure(error)).toEqual({ title, advice: expect.stringMatching(advice) as string });
});
