import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { forgotPasswordAdvice } from '#features/auth/forgot-password/forgot-password-failure.ts';
import { resetPasswordFailure } from '#features/auth/reset-password/reset-password-failure.ts';

const timeout = new Problem(0, '', { reason: 'timeout' });

test('a link that was asked for in vain says that the answer took too long', () => {
  expect(forgotPasswordAdvice(timeout)).toBe('The school took too long to answer.');
});

test('a reset without an answer may have worked, and the advice is right in both cases', () => {
  const { title, advice, needsNewLink } = resetPasswordFailure(timeout);
  expect(title).toBe('Error reseting password');
  expect(advice).toContain('took too long');
  expect(advice).toContain('log in with the new password');
  expect(needsNewLink).toBe(false);
});

test.each([
  ['ended', new Problem(410, 'This reset link has expired or was already used.'), true],
  ['without its token', new Problem(400, '', { errors: { token: ['This member is required.'] } }), true],
  ['to a malformed address', new Problem(400, '', { errors: { email: ['Expected an address.'] } }), true],
  ['that a busy server refuses', new Problem(429, ''), false],
  ['that a broken server refuses', new Problem(503, ''), false],
])('a link %s asks for another one only when that helps', (_what, problem, needsNewLink) => {
  expect(resetPasswordFailure(problem).needsNewLink).toBe(needsNewLink);
});
