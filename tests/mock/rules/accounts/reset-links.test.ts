import { expect, test } from 'vitest';
import { mayChangeAccount } from '#mocks/rules/accounts/access.ts';
import { isResetLinkValid } from '#mocks/rules/accounts/reset-links.ts';

const now = new Date('2025-05-15T13:08:00Z');
const address = 'naledi@springbyte.test';
const link = { email: address, expiresAtUtc: '2025-05-15T13:08:01Z', endedAtUtc: null };
const account = { email: address, isActive: true };

test('a reset link opens the active account that it was sent to', () => {
  expect(isResetLinkValid(link, account, address, now)).toBe(true);
  expect(isResetLinkValid(link, { ...account, email: 'Naledi@Springbyte.test' }, ` ${address} `, now)).toBe(
    true,
  );
});

test.each([
  ['was used or replaced', { ...link, endedAtUtc: '2025-05-15T13:00:00Z' }, account, address],
  ['has just expired', { ...link, expiresAtUtc: '2025-05-15T13:08:00Z' }, account, address],
  ['belongs to a closed account', link, { ...account, isActive: false }, address],
  ['went to an address that the account has no longer', link, { ...account, email: 'new@a.test' }, address],
  ['went to an account that has no address any more', link, { ...account, email: null }, address],
  ['went to another address than the caller says', link, account, 'someone@springbyte.test'],
])('a reset link opens nothing when it %s', (_why, given, to, email) => {
  expect(isResetLinkValid(given, to, email, now)).toBe(false);
});

test('an account is changed by its owner or by an Admin', () => {
  expect(mayChangeAccount({ id: 'usr-1', role: 'Parent' }, 'usr-1')).toBe(true);
  expect(mayChangeAccount({ id: 'usr-2', role: 'Admin' }, 'usr-1')).toBe(true);
  expect(mayChangeAccount({ id: 'usr-2', role: 'ContentAdmin' }, 'usr-1')).toBe(false);
});
