import { isSameLogin } from './logins.ts';

export const resetLinkMinutes = 60;

interface ResetLink {
  /** The email to which the link was sent. */
  email: string;
  expiresAtUtc: string;
  /** When the link was used, or ended by a newer link, a new password or a new email; otherwise null. */
  endedAtUtc: string | null;
}

interface Account {
  email: string | null;
  isActive: boolean;
}

/**
 * Whether a reset link may set the account's password: the link has neither ended nor expired, and the active account
 * still has the email to which the link was sent.
 *
 * @param email from the request; must be the email that the link was sent to
 */
export const isResetLinkValid = (link: ResetLink, account: Account, email: string, now: Date): boolean =>
  link.endedAtUtc === null &&
  now < new Date(link.expiresAtUtc) &&
  account.isActive &&
  isSameLogin(link.email, account.email) &&
  isSameLogin(link.email, email);
