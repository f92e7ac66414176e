import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/records.ts';
import { resetLinkMinutes } from '../../rules/accounts/reset-links.ts';
import { comparable } from '../../rules/accounts/user-names.ts';
import { sendMail } from '../outbox.ts';
import { endResetLinks } from './accounts.ts';
import { findLogin } from './sessions.ts';

/** What sending needs of a call. */
interface Sending {
  now: Date;
  randomId: (prefix: string) => string;
  applicationUrl: string;
}

/** Someone to whom a reset link can be sent. */
type Addressee = Pick<UserRecord, 'id' | 'name'> & { email: string };

/** The active account that has the address. A user name that looks like an address does not do. */
export function findAddressee(db: Db, address: string): Addressee | undefined {
  const user = findLogin(db, address);
  if (!user?.isActive || user.email === null) return undefined;
  const { id, name, email } = user;
  return comparable(email) === comparable(address) ? { id, name, email } : undefined;
}

/** E-mails a new link to the reset screen (AUTH-030), which takes the place of an earlier one. */
export function sendResetLink(
  db: Db,
  { id: userId, name, email }: Addressee,
  { now, randomId, applicationUrl }: Sending,
): void {
  endResetLinks(db, userId, now);
  const token = randomId('rst');
  const expires = new Date(now.getTime() + resetLinkMinutes * 60_000);
  db.resetTokens.insert({
    id: token,
    userId,
    email,
    expiresAtUtc: expires.toISOString(),
    endedAtUtc: null,
  });
  const parameters = new URLSearchParams({ token, email });
  const link = `${applicationUrl}/auth/reset-password?${parameters.toString()}`;
  sendMail(db, now, {
    kind: 'password-reset',
    to: email,
    subject: 'Reset your Springbyte password',
    text: [
      `Hello ${name},`,
      `Choose a new password here: ${link}`,
      `The link works once, for ${resetLinkMinutes} minutes, and only until you ask for a newer one.`,
      'If you did not ask for it, ignore this e-mail: your password stays as it is.',
    ].join('\n\n'),
    link,
  });
}
