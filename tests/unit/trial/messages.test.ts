import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { splitEmails } from '#features/trial/form-rules.ts';
import { resendFailure } from '#features/trial/link/use-resend.ts';
import { bookableFirst, isBookable, unavailableReason } from '#features/trial/rsvp/bookable.ts';
import { refusalTitle, refusalMessage } from '#features/trial/rsvp/rsvp-form.tsx';
import { bookedText, seatsLeft, seatsLeftText, upcoming } from '#features/trial/seats/seats.ts';
import { clock } from '#lib/time/clock.ts';

const unknown = new Problem(0, '', { reason: 'offline', isUnknown: true });

test.each([
  ['a@x.test, b@x.test ,c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  [' , ,a@x.test,,', ['a@x.test']],
  ['a@x.test\nb@x.test; c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['a@x.test, A@X.test', ['a@x.test']],
  ['not an email', ['not an email']],
  ['  ', []],
])('splitEmails turns %j into %j', (text, emails) => {
  expect(splitEmails(text)).toEqual(emails);
});

test('seatsLeft is never negative', () => {
  expect(seatsLeft({ maxNumber: 8, currentCount: 9 })).toBe(0);
  expect(seatsLeftText({ maxNumber: 8, currentCount: 7 })).toBe('1 seat left');
  expect(seatsLeftText({ maxNumber: 8, currentCount: 2 })).toBe('6 seats left');
  expect(bookedText({ maxNumber: 8, currentCount: 8 })).toBe('8 booked, full');
});

test.each([
  [
    'the server’s words',
    new Problem(409, 'This session is full.', { code: 'session-full' }),
    'This session is full.',
  ],
  [
    'those of the fields',
    new Problem(400, 'Validation failed.', { errors: { email: ['Enter a valid email.'] } }),
    'Enter a valid email.',
  ],
  [
    'never the prose of a crash',
    new Problem(500, 'NullReferenceException'),
    /^This is not working right now/,
  ],
  ['that nothing is lost', new Problem(0, '', { reason: 'offline' }), /What you typed is still here/],
  ['that another try does no harm', unknown, /you do not get two seats that way/],
  ['nothing about an account', new Problem(401, ''), /^The school did not accept this/],
])('refusalMessage shows %s', (_case, error, expected) => {
  expect(refusalMessage(error)).toMatch(expected);
});

test.each([
  ['an unknown outcome', unknown, 'We do not know whether your seat is booked'],
  ['offline', new Problem(0, '', { reason: 'offline' }), 'Your seat is not booked'],
  ['a seat', new Problem(409, '', { code: 'already-booked' }), 'This email has a seat already'],
  ['full', new Problem(409, '', { code: 'session-full' }), 'Your seat is not booked'],
])('refusalTitle for %s', (_case, error, title) => {
  expect(refusalTitle(error)).toBe(title);
});

describe('bookable sessions', () => {
  const systemNow = clock.device;
  beforeEach(() => {
    clock.device = () => new Date('2025-05-15T13:08:00Z');
  });
  afterEach(() => {
    clock.device = systemNow;
  });
  const session = (id: string, startTime: string, currentCount = 0): TrialSession => ({
    id,
    title: id,
    startTime,
    maxNumber: 2,
    currentCount,
    campusId: 'cam-observatory',
    campusName: 'Observatory',
    version: '1',
  });
  const begun = session('begun', '2025-05-15T13:08:00Z');
  const full = session('full', '2025-05-16T08:00:00Z', 2);
  const open = session('open', '2025-05-17T08:00:00Z');

  test('bookableFirst sorts sessions that have begun last', () => {
    expect([begun, open, full].toSorted(bookableFirst)).toEqual([full, open, begun]);
    expect([full, open, begun].map(isBookable)).toEqual([false, true, false]);
  });

  test('upcoming omits sessions that have begun', () => {
    expect(upcoming([open, begun, full])).toEqual([full, open]);
  });

  test.each([
    [[], 'No sessions to choose from'],
    [[full], 'All sessions are full'],
    [[begun], 'All sessions have begun'],
    [[full, begun], 'No session can be booked any more'],
  ])('unavailableReason names the reason: %#', (sessions, title) => {
    expect(unavailableReason(sessions).title).toBe(title);
  });
});

test.each([
  [unknown, 'We do not know whether the invite was sent', /It may have been sent all the same/],
  [new Problem(0, '', { reason: 'offline' }), 'Invite Resent Failed', /^You seem to be offline\. Check/],
  [new Problem(410, 'This invite has expired.'), 'Invite Resent Failed', /^This invite has expired\.$/],
])('resendFailure distinguishes refused, failed and unknown: %#', (error, title, advice) => {
  expect(resendFailure(error)).toEqual({ title, advice: expect.stringMatching(advice) as string });
});
