import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { splitEmails } from '#features/trial/form-rules.ts';
import { namesOf } from '#features/trial/invites/names-of.ts';
import { refusalWords } from '#features/trial/rsvp/rsvp-problem.ts';
import { bookedWords, seatsLeft, seatsLeftWords } from '#features/trial/seats/seats.ts';

test.each([
  ['a@x.test, b@x.test ,c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  [' , ,a@x.test,,', ['a@x.test']],
  ['a@x.test\nb@x.test; c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['a@x.test, A@X.test', ['A@X.test']],
  ['not an email', ['not an email']],
  ['  ', []],
])('%j are %j', (text, emails) => {
  expect(splitEmails(text)).toEqual(emails);
});

test('the recipients are named, of many only some', () => {
  expect(namesOf([])).toBe('');
  expect(namesOf(['a'])).toBe('a');
  expect(namesOf(['a', 'b', 'c'])).toBe('a, b and c');
  const many = Array.from({ length: 12 }, (_, index) => `p${index}`);
  expect(namesOf(many)).toBe('p0, p1, p2, p3, p4, p5, p6, p7, p8, p9 and 2 others');
  expect(namesOf(many.slice(0, 11))).toBe('p0, p1, p2, p3, p4, p5, p6, p7, p8, p9 and p10');
});

test('seats left are never less than none', () => {
  expect(seatsLeft({ maxNumber: 8, currentCount: 9 })).toBe(0);
  expect(seatsLeftWords({ maxNumber: 8, currentCount: 7 })).toBe('1 seat left');
  expect(seatsLeftWords({ maxNumber: 8, currentCount: 2 })).toBe('6 seats left');
  expect(bookedWords({ maxNumber: 8, currentCount: 8 })).toBe('8 booked, full');
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
  ['that nobody knows', new Problem(0, '', { reason: 'timeout' }), /may be booked all the same/],
])('a refused booking says %s', (_what, error, expected) => {
  expect(refusalWords(error)).toMatch(expected);
});
