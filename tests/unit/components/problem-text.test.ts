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
  ['an unexpected error', new TypeError('x'), 'Something went wrong on this page'],
])('problemText has a title for %s', (_what, error, title) => {
  const text = problemText(error);
  expect(text.title).toBe(title);
  expect(text.advice).not.toContain('x is');
});

test('problemText shows the title of the screen before the cause', () => {
  expect(
    problemText(new Problem(500, ''), { title: 'Failed to save.', advicePrefix: 'Nothing is lost.' }),
  ).toMatchObject({
    title: 'Failed to save.',
    advice:
      'This is not working right now. Nothing is lost. It is our side, not yours. Please try again in a few minutes.',
  });
});

test('problemText does not call an unknown outcome a failure', () => {
  const unknown = new Problem(0, '', { reason: 'offline', isUnknown: true });
  const text = problemText(unknown, {
    title: 'Failed to save.',
    usesServerMessage: true,
    advicePrefix: 'Nothing is lost.',
  });
  expect(text.title).toBe('We do not know whether this worked');
  expect(text.advice).toMatch(/^Nothing is lost\. .*check before you try again/);
});

test('problemText uses the screen’s text for the kind of failure, else its `refused` text; a 429 is not a refusal and keeps its title', () => {
  const refused = { title: 'No', advice: 'Because.' };
  const overrides = { refused, missing: { title: 'Deleted', advice: '' }, advicePrefix: 'Nothing is lost.' };
  expect(problemText(new Problem(403, ''), overrides)).toEqual({ kind: 'denied', ...refused });
  expect(problemText(new Problem(404, ''), overrides)).toEqual({
    kind: 'missing',
    title: 'Deleted',
    advice: '',
  });
  expect(problemText(new Problem(429, ''), overrides).title).toBe('Too many tries in a row');
  expect(problemText(new Problem(429, ''), overrides).advice).toMatch(/^Nothing is lost\. /);
});

test('problemText shows the server’s message if usesServerMessage is set and the message is not empty', () => {
  const overrides = {
    title: 'Setup failed',
    usesServerMessage: true,
    expired: { title: 'It has ended', advice: 'Ask again.' },
  };
  expect(problemText(new Problem(410, 'Token expired'), overrides).advice).toBe('Token expired. Ask again.');
  expect(problemText(new Problem(410, 'It was used.'), overrides).advice).toBe('It was used. Ask again.');
  expect(problemText(new Problem(410, ''), overrides).advice).toBe('It has ended. Ask again.');
  expect(problemText(new Problem(0, '', { reason: 'offline' }), overrides).advice).toMatch(
    /^You seem to be offline\. /,
  );
});

test.each([
  [409, 'This session is full.'],
  [429, 'Too many requests.'],
  [500, ''],
  [0, ''],
])('serverMessage of a %d is %j', (status, message) => {
  expect(serverMessage(new Problem(status, message || 'NullReferenceException'))).toBe(message);
});

test('problemText explains a wrong clock even with usesServerMessage', () => {
  const error = new Problem(0, 'Set it.', { reason: 'clock' });
  const title = 'This device’s date and time look wrong';
  expect(problemText(error, { advicePrefix: 'Nothing is lost.', usesServerMessage: true })).toEqual({
    kind: 'clock',
    title,
    advice: 'Nothing is lost. Set it.',
  });
  expect(wrongClockMessage(error)).toBe(`${title}. Set it.`);
  expect(wrongClockMessage(new Problem(401, 'No.'))).toBeUndefined();
});
