/** Invitations to follow a learner: how long they hold, and whose account they open. */
import { comparable } from './user-names.ts';

/** How long an invitation is valid. */
export const invitationDays = 7;

/**
 * What an invitation is good for.
 *
 * @param invitation undefined when there is no record of it any more: invited anew, or the learner was deleted
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

/** What the take-over rule needs of an account. */
export interface InvitedAccount {
  role: string;
  isActive: boolean;
  email: string | null;
  /** Null as long as nobody has set a password. */
  passwordHash: string | null;
}

/**
 * What a password alone may do for an invited person (D-173): a link that has leaked must not open an account of
 * somebody else.
 *
 * @param account the one that had the invited address when it was invited or, if there was none, has it now
 * @returns `set` the password of that account; `sign-in` with the one it has; `register`, as there is no account
 */
export function passwordAlone(
  account: InvitedAccount | undefined,
  invitedEmail: string,
): 'set' | 'sign-in' | 'register' {
  if (!account) return 'register';
  if (account.role !== 'Parent' || !account.isActive) return 'sign-in';
  const hasAddress = account.email !== null && comparable(account.email) === comparable(invitedEmail);
  return account.passwordHash === null || hasAddress ? 'set' : 'sign-in';
}

/**
 * Why an account cannot follow a learner, in words for its owner; undefined when it can. Messages about a learner go
 * to the adults' addresses, so an account without one follows nobody.
 */
export function followRefusal(
  account: { id: string; email: string | null },
  learnerId: string,
): string | undefined {
  if (account.id === learnerId) return 'Learners cannot follow their own record.';
  return account.email === null ? 'An account without an e-mail address cannot follow a learner.' : undefined;
}
