import { expect, test } from 'vitest';
import { isSameLogin } from '#mocks/rules/accounts/logins.ts';
import { hashPassword, passwordMatches } from '#mocks/rules/accounts/passwords.ts';

test('isSameLogin ignores letter case, spaces and hidden characters, and is false for a missing login', () => {
  expect(isSameLogin(null, null)).toBe(false);
  expect(isSameLogin('thabo', null)).toBe(false);
  expect(isSameLogin(' Thabo\u200E', 'thabo')).toBe(true);
});

test('passwordMatches accepts composed and decomposed accents (D-249)', async () => {
  const stored = await hashPassword('Môre1!', 'salt');
  expect(await passwordMatches('Mo\u0302re1!', stored)).toBe(true);
  expect(await passwordMatches('More1!', stored)).toBe(false);
});
