import { expect, test } from 'vitest';
import { isResetLinkValid } from '#mocks/rules/accounts/reset-links.ts';

const now = new Date('2025-05-15T13:08:00Z');
const naledi = 'naledi@springbyte.test';
const link = { email: naledi, expiresAtUtc: '2025-05-15T13:08:01Z', endedAtUtc: null };
const account = { email: naledi, isActive: true };

test('isResetLinkValid accepts the active account that the link was sent to', () => {
  expect(isResetLinkValid(link, account, naledi, now)).toBe(true);
  expect(isResetLinkValid(link, { ...account, email: 'Naledi@Springbyte.test' }, ` ${naledi} `, now)).toBe(
    true,
  );
});

test.each([
  ['was used or replaced', { ...link, endedAtUtc: '2025-05-15T13:00:00Z' }, account, naledi],
  ['expires at this moment', { ...link, expiresAtUtc: '2025-05-15T13:08:00Z' }, account, naledi],
  ['belongs to an inactive account', link, { ...account, isActive: false }, naledi],
  ['was sent to an email that the account no longer has', link, { ...account, email: 'new@a.test' }, naledi],
  ['was sent to an account that no longer has an email', link, { ...account, email: null }, naledi],
  ['was sent to an email other than the one in the request', link, account, 'other@springbyte.test'],
])('isResetLinkValid refuses a link that %s', (_why, given, recipient, email) => {
  expect(isResetLinkValid(given, recipient, email, now)).toBe(false);
});
