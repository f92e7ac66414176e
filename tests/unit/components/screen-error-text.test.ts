import { expect, test } from 'vitest';
import { LoadFailure } from '#api/prime.ts';
import { Problem } from '#api/problem.ts';
import { isPaymentRequired, screenErrorText } from '#components/page/screen-error-text.ts';

const offline = new Problem(0, '', { reason: 'offline' });

test.each([
  ['offline', offline, /offline/, true],
  ['a time-out', new Problem(0, '', { reason: 'timeout' }), /too long/, true],
  ['an unreadable response', new Problem(0, '', { reason: 'garbage' }), /could not read/, true],
  ['a server error', new Problem(500, 'NullReferenceException'), /our side, not yours/, true],
  ['a 403', new Problem(403, 'No.'), /necessary permissions/, false],
  ['an expired session', new Problem(401, 'No.'), /no longer signed in/, false],
  ['a missing record', new Problem(404, 'No.'), /no longer exists/, false],
  ['an unexpected error', new TypeError('x is undefined'), /on our side/, true],
])('screenErrorText explains %s, and whether to retry', (_what, error, line, canRetry) => {
  const text = screenErrorText(error, 'Failed to load activities.');
  expect(text).toMatchObject({ title: 'Failed to load activities.', canRetry });
  expect(text.lines.join(' ')).toMatch(line);
  expect(text.lines.join(' ')).not.toContain('could not reach');
  expect(text.lines.join(' ')).not.toContain(error.message || 'undefined');
});

test('screenErrorText shows the title of a LoadFailure and its cause', () => {
  const text = screenErrorText(new LoadFailure('Failed to load grades.', { cause: offline }), 'Failed.');
  expect(text.title).toBe('Failed to load grades.');
  expect(text.lines).toEqual(['You seem to be offline.', 'Check the connection and try again.']);
});

test('screenErrorText shows only the title of a LoadFailure without a cause', () => {
  const text = screenErrorText(new LoadFailure('Missing subject or learner information.'), 'Failed.');
  expect(text).toMatchObject({
    title: 'Missing subject or learner information.',
    lines: [],
    canRetry: false,
  });
});

test('isPaymentRequired detects a 402, also as the cause of a LoadFailure', () => {
  expect(isPaymentRequired(new Problem(402, ''))).toBe(true);
  expect(isPaymentRequired(new LoadFailure('x', { cause: new Problem(402, '') }))).toBe(true);
  expect(isPaymentRequired(new Problem(403, ''))).toBe(false);
});
