/** Invitations to follow a learner: how long they are valid, and which account they may open. */
import { isSameLogin } from './logins.ts';

/** How long an invitation is valid. */
export const invitationDays = 7;

/**
 * @param invitation undefined when its record is gone: the person was invited again, or the learner was deleted
 * @returns `open` as long as it can be accepted
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
 * Whether the person who sent an invitation may still invite for its learner: otherwise somebody whose own link has ended
 * could still let others in.
 *
 * @param sender undefined when the account was deleted
 * @param isLinked whether the sender is linked to the learner
 */
export const mayStillInvite = (
  sender: { role: string; isActive: boolean } | undefined,
  isLinked: boolean,
): boolean =>
  sender?.isActive === true && (sender.role === 'Admin' || (sender.role === 'Parent' && isLinked));

interface InvitedAccount {
  role: string;
  isActive: boolean;
  email: string | null;
  /** Null until somebody has set a password. */
  passwordHash: string | null;
}

/**
 * What an invited person may do who sends nothing but a password (D-173): a leaked link must not open somebody else's
 * account.
 *
 * @param account the one that had the invited email when it was invited or, if there was none, has it now
 * @returns `set` the password of that account; `sign-in` with its existing one; `register`, because there is no account
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
 * Why an account cannot follow a learner, as a message for its owner; undefined when it can. Mail about a learner goes
 * to the emails of the adults, so an account without one cannot follow anybody.
 */
export function followRefusal(
  account: { id: string; email: string | null },
  learnerId: string,
): string | undefined {
  if (account.id === learnerId) return 'Learners cannot follow their own record.';
  return account.email === null ? 'An account without an email address cannot follow a learner.' : undefined;
}
