import type { components } from '#api/contract.gen.ts';
import { fullName } from '#mocks/rules/accounts/user-details.ts';
import type { Db } from '../../data/db.ts';
import type { ParentInviteRecord, UserRecord } from '../../data/models/accounts.ts';
import { invitationDays, invitationState, canStillInvite } from '../../rules/accounts/invitations.ts';
import { isSameLogin } from '../../rules/accounts/logins.ts';
import { Failure } from '../../rules/failure.ts';
import { findGuardianLink, linkParent } from '../guardians.ts';
import { sendMail } from '../outbox.ts';
import { findByEmail } from './accounts.ts';
import { signInviteToken } from './invite-tokens.ts';
import { startSession } from './sessions.ts';

const endedMessages = {
  expired: 'Token expired',
  used: 'This invitation has already been used.',
  withdrawn: 'This invitation is no longer valid.',
} as const;

export const invitationToken = (db: Db, invitation: ParentInviteRecord): Promise<string> =>
  signInviteToken(invitation, fullName(db.users.getOrThrow(invitation.learnerId)));

/** Emails the link of an invitation. Only this email contains the token. */
export function sendInvitation(
  db: Db,
  now: Date,
  { invitation, sender, link }: { invitation: ParentInviteRecord; sender: UserRecord; link: string },
): void {
  const learnerName = fullName(db.users.getOrThrow(invitation.learnerId));
  sendMail(db, now, {
    kind: 'parent-invite',
    to: invitation.email,
    subject: `Follow ${learnerName} on Springbyte`,
    text: [
      'Hello,',
      `${fullName(sender)} invites you to follow ${learnerName} on Springbyte, as ${invitation.relationship}.`,
      `Accept the invitation here: ${link}`,
      `The link works once, for ${invitationDays} days, and only until you are invited again.`,
    ].join('\n\n'),
    link,
  });
}

/** @throws Failure 410 for an invitation that cannot be accepted any more */
export function getOpenInvitationOrThrow(db: Db, id: string, now: Date): ParentInviteRecord {
  const invitation = db.parentInvites.get(id);
  const state = invitationState(invitation, now);
  if (invitation && state === 'open' && isStillPermitted(db, invitation)) return invitation;
  throw new Failure(410, endedMessages[state === 'open' ? 'withdrawn' : state]);
}

function isStillPermitted(db: Db, { learnerId, invitedById }: ParentInviteRecord): boolean {
  const isLinked = findGuardianLink(db, learnerId, invitedById) !== undefined;
  return db.users.get(learnerId)?.role === 'Learner' && canStillInvite(db.users.get(invitedById), isLinked);
}

/** The account that had the email at the time of the invitation, otherwise the one that has it now (D-173). */
export const invitedAccount = (db: Db, invitation: ParentInviteRecord): UserRecord | undefined =>
  invitation.invitedUserId === null
    ? findByEmail(db, invitation.email)
    : db.users.get(invitation.invitedUserId);

/** Removes the open invitations of an email for a learner, so that their links stop working. */
export function withdrawInvitations(db: Db, learnerId: string, email: string): void {
  for (const invitation of db.parentInvites.where('learnerId', learnerId)) {
    if (isSameLogin(invitation.email, email) && invitation.endedAtUtc === null) {
      db.parentInvites.remove(invitation.id);
    }
  }
}

export function acceptInvitation(
  db: Db,
  invitation: ParentInviteRecord,
  account: UserRecord,
  { now, randomId }: { now: Date; randomId: (prefix: string) => string },
): Promise<components['schemas']['TokenResponse']> {
  const { id, learnerId, relationship } = invitation;
  linkParent(db, randomId, { learnerId, parentId: account.id, relationship });
  db.parentInvites.update(id, { endedAtUtc: now.toISOString() });
  db.users.update(account.id, { lastLoginDate: now.toISOString() });
  return startSession(db, account, now, randomId);
}
