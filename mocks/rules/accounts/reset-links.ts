/** When the link of a reset e-mail may set a new password (the tag Auth, "Reset links"). */
import { isSameLogin } from './logins.ts';

/** How long a reset link works, in minutes. */
export const resetLinkMinutes = 60;

interface ResetLink {
  /** The email to which the link was sent. */
  email: string;
  expiresAtUtc: string;
  /** When it was used, or replaced by a newer one; null until then. */
  endedAtUtc: string | null;
}

interface Account {
  email: string | null;
  isActive: boolean;
}

/**
 * Whether a link may still set the account's password: neither used nor replaced nor expired, and sent to the email that
 * the request names and that the active account still has.
 *
 * @param email the one in the request, which came with the link
 */
export const isResetLinkValid = (link: ResetLink, account: Account, email: string, now: Date): boolean =>
  link.endedAtUtc === null &&
  now < new Date(link.expiresAtUtc) &&
  account.isActive &&
  isSameLogin(link.email, account.email) &&
  isSameLogin(link.email, email);
