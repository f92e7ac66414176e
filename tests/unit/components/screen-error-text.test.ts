import { expect, test } from 'vitest';
import { LoadFailure } from '#api/prime.ts';
import { Problem } from '#api/problem.ts';
import { isPaymentRequired, screenErrorText } from '#components/page/screen-error-text.ts';

const offline = new Problem(0, '', { reason: 'offline' });

test.each([
  ['offline', offline, /offline/, true],
  ['a time-out', new Problem(0, '', { reason: 'timeout' }), /too long/, true],
  ['an answer that is no JSON', new Problem(0, '', { reason: 'garbage' }), /could not read/, true],
  ['a fault of the server', new Problem(500, 'NullReferenceException'), /our side, not yours/, true],
  ['a refusal', new Problem(403, 'No.'), /necessary permissions/, false],
  ['an ended session', new Problem(401, 'No.'), /no longer signed in/, false],
  ['something that has gone', new Problem(404, 'No.'), /not here any more/, false],
  ['a mistake of ours', new TypeError('x is undefined'), /our mistake/, true],
])('a whole screen says of %s why, and whether to try again', (_what, error, line, canRetry) => {
  const text = screenErrorText(error, 'Failed to load activities.');
  expect(text).toMatchObject({ title: 'Failed to load activities.', canRetry });
  expect(text.lines.join(' ')).toMatch(line);
  expect(text.lines.join(' ')).not.toContain('could not reach');
  // The server's prose is not for a person who asked for a screen.
  expect(text.lines.join(' ')).not.toContain(error.message || 'undefined');
});

test('a declared failure brings its own words, and the cause keeps its line', () => {
  const text = screenErrorText(new LoadFailure('Failed to load grades.', { cause: offline }), 'Failed.');
  expect(text.title).toBe('Failed to load grades.');
  expect(text.lines).toEqual(['You seem to be offline.', 'Check the connection and try again.']);
});

test('a screen that was not told what it is about says only that', () => {
  const text = screenErrorText(new LoadFailure('Missing subject or learner information.'), 'Failed.');
  expect(text).toMatchObject({
    title: 'Missing subject or learner information.',
    lines: [],
    canRetry: false,
  });
});

test('402 is the paywall’s, also inside a declared failure', () => {
  expect(isPaymentRequired(new Problem(402, ''))).toBe(true);
  expect(isPaymentRequired(new LoadFailure('x', { cause: new Problem(402, '') }))).toBe(true);
  expect(isPaymentRequired(new Problem(403, ''))).toBe(false);
});
