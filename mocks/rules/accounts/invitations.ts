import { isSameLogin } from './logins.ts';

export const invitationDays = 7;

/**
 * @param invitation undefined when the record was removed: by a newer invitation, by deleting the learner, or because the
 *   sender lost the right to invite
 * @returns `open` while the invitation is neither accepted nor expired
 */
export function invitationState(
  invitation: { expiresAtUtc: string; endedAtUtc: string | null } | undefined,
  now: Date,
): 'open' | 'expired' | 'used' | 'withdrawn' {
  if (!invitation) return 'withdrawn';
  if (invitation.endedAtUtc !== null) return 'used';
  return new Date(invitation.expiresAtUtc) <= now ? 'expired' : 'open';
}

/**
 * Whether the sender of an invitation may still invite for its learner. A sender who is no longer linked must not give
 * others access.
 *
 * @param sender undefined when the account was deleted
 * @param isLinked whether the sender is linked to the learner
 */
export const canStillInvite = (
  sender: { role: string; isActive: boolean } | undefined,
  isLinked: boolean,
): boolean =>
  sender?.isActive === true && (sender.role === 'Admin' || (sender.role === 'Parent' && isLinked));

interface InvitedAccount {
  role: string;
  isActive: boolean;
  email: string | null;
  /** Null until a password is set. */
  passwordHash: string | null;
}

/**
 * How to accept an invitation with only a password (D-173). A leaked link must not give access to another user's account.
 *
 * @param account the account that had the invited email at the time of the invitation or, if there was none, has it now
 * @returns `set` the account's password; `sign-in` with its existing password; `register`, because there is no account
 */
export function passwordOnlyAction(
  account: InvitedAccount | undefined,
  invitedEmail: string,
): 'set' | 'sign-in' | 'register' {
  if (!account) return 'register';
  if (account.role !== 'Parent' || !account.isActive) return 'sign-in';
  return account.passwordHash === null || isSameLogin(account.email, invitedEmail) ? 'set' : 'sign-in';
}

/**
 * The message why an account cannot follow a learner; undefined when it can. Following needs an email, because messages
 * about the learner are sent to it.
 */
export function followRefusal(
  account: { id: string; email: string | null },
  learnerId: string,
): string | undefined {
  if (account.id === learnerId) return 'Learners cannot follow their own record.';
  return account.email === null ? 'An account without an email address cannot follow a learner.' : undefined;
}
