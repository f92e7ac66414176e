import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { problemText, serverMessage } from '#components/problem-text.ts';
import { wrongClockMessage } from '#components/wrong-clock-message.ts';

test.each([
  ['offline', new Problem(0, '', { reason: 'offline' }), 'You seem to be offline'],
  ['a time-out', new Problem(0, '', { reason: 'timeout' }), 'The school took too long to answer'],
  ['garbage', new Problem(0, '', { reason: 'garbage' }), 'The school sent an answer that we could not read'],
  ['unknown', new Problem(0, '', { isUnknown: true }), 'We do not know whether this worked'],
  ['401', new Problem(401, 'x'), 'You are no longer signed in'],
  ['403', new Problem(403, 'x'), 'You do not have the necessary permissions'],
  ['404', new Problem(404, 'x'), 'It is not here any more'],
  ['409', new Problem(409, 'x'), 'Another user has changed this in the meantime'],
  ['429', new Problem(429, 'x'), 'Too many tries in a row'],
  ['422', new Problem(422, 'x'), 'The school did not accept this'],
  ['500', new Problem(500, 'x'), 'This is not working right now'],
  ['503', new Problem(503, 'x'), 'This is not working right now'],
  ['an error of our own', new TypeError('x'), 'Something went wrong on this page'],
])('%s has its words, and never the server’s', (_what, error, title) => {
  const text = problemText(error);
  expect(text.title).toBe(title);
  expect(text.advice).not.toContain('x is');
});

test('a screen’s own headline stands above every cause', () => {
  expect(
    problemText(new Problem(500, ''), { title: 'Failed to save.', advicePrefix: 'It is kept.' }),
  ).toMatchObject({
    title: 'Failed to save.',
    advice:
      'This is not working right now. It is kept. It is our side, not yours. Please try again in a few minutes.',
  });
});

test('an unknown outcome is not called a failure', () => {
  const unknown = new Problem(0, '', { reason: 'offline', isUnknown: true });
  const text = problemText(unknown, {
    title: 'Failed to save.',
    usesServerMessage: true,
    advicePrefix: 'It is kept.',
  });
  expect(text.title).toBe('We do not know whether this worked');
  expect(text.advice).toMatch(/^It is kept\. .*check before you try again/);
});

test('a screen’s own words come first, and one text may serve for every refusal', () => {
  const refused = { title: 'No', advice: 'Because.' };
  const own = { refused, missing: { title: 'Gone', advice: '' }, advicePrefix: 'It is kept.' };
  expect(problemText(new Problem(403, ''), own)).toEqual({ kind: 'denied', ...refused });
  expect(problemText(new Problem(404, ''), own)).toEqual({ kind: 'missing', title: 'Gone', advice: '' });
  expect(problemText(new Problem(429, ''), own).title).toBe('Too many tries in a row');
  expect(problemText(new Problem(429, ''), own).advice).toMatch(/^It is kept\. /);
});

test('the server is heard where a requirement asks for it, as long as it says something', () => {
  const own = {
    title: 'Setup failed',
    usesServerMessage: true,
    expired: { title: 'It has ended', advice: 'Ask again.' },
  };
  expect(problemText(new Problem(410, 'Token expired'), own).advice).toBe('Token expired. Ask again.');
  expect(problemText(new Problem(410, 'It was used.'), own).advice).toBe('It was used. Ask again.');
  expect(problemText(new Problem(410, ''), own).advice).toBe('It has ended. Ask again.');
  expect(problemText(new Problem(0, '', { reason: 'offline' }), own).advice).toMatch(
    /^You seem to be offline\. /,
  );
});

test.each([
  [409, 'This session is full.'],
  [429, 'Too many requests.'],
  [500, ''],
  [0, ''],
])('of a %d the server’s words are %j', (status, words) => {
  expect(serverMessage(new Problem(status, words || 'NullReferenceException'))).toBe(words);
});

test('a wrong clock is told with what to do about it, also where the server’s own words are wanted', () => {
  const error = new Problem(0, 'Set it.', { reason: 'clock' });
  const title = 'This device’s date and time look wrong';
  expect(problemText(error, { advicePrefix: 'It is kept.', usesServerMessage: true })).toEqual({
    kind: 'clock',
    title,
    advice: 'It is kept. Set it.',
  });
  expect(wrongClockMessage(error)).toBe(`${title}. Set it.`);
  expect(wrongClockMessage(new Problem(401, 'No.'))).toBeUndefined();
});
