import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { resetLinkMinutes } from '../../rules/accounts/reset-links.ts';
import { sendMail } from '../outbox.ts';
import { endResetLinks, findByEmail } from './accounts.ts';

type Recipient = Pick<UserRecord, 'id' | 'name'> & { email: string };

/** Finds the active account with this email. A user name that looks like an email does not count. */
export function findResetRecipient(db: Db, requestedEmail: string): Recipient | undefined {
  const user = findByEmail(db, requestedEmail);
  if (!user?.isActive || user.email === null) return undefined;
  const { id, name, email } = user;
  return { id, name, email };
}

/** Emails a new link to the reset screen (AUTH-030) and ends earlier links. */
export function sendResetLink(
  db: Db,
  { id: userId, name, email }: Recipient,
  {
    now,
    randomId,
    applicationUrl,
  }: { now: Date; randomId: (prefix: string) => string; applicationUrl: string },
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
      'If you did not ask for it, ignore this email: your password stays as it is.',
    ].join('\n\n'),
    link,
  });
}
