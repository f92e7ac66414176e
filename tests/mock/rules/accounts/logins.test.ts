import { expect, test } from 'vitest';
import { isSameLogin } from '#mocks/rules/accounts/logins.ts';
import { hashPassword, passwordMatches } from '#mocks/rules/accounts/passwords.ts';

test('an account without a login is no other account', () => {
  expect(isSameLogin(null, null)).toBe(false);
  expect(isSameLogin('thabo', null)).toBe(false);
  expect(isSameLogin(' Thabo\u200E', 'thabo')).toBe(true);
});

test('a password matches in whichever form a device types its accents (D-249)', async () => {
  const stored = await hashPassword('Môre1!', 'salt');
  expect(await passwordMatches('Mo\u0302re1!', stored)).toBe(true);
  expect(await passwordMatches('More1!', stored)).toBe(false);
});
