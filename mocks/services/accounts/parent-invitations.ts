import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { ParentInviteRecord, UserRecord } from '../../data/records.ts';
import { invitationDays, invitationState } from '../../rules/accounts/invitations.ts';
import { comparable } from '../../rules/accounts/user-names.ts';
import { Failure } from '../../server/failure.ts';
import { signInviteToken } from '../../server/invite-tokens.ts';
import { sendMail } from '../outbox.ts';
import { linkParent } from './guardians.ts';
import { startSession } from './sessions.ts';

const endedMessages = {
  expired: 'Token expired',
  used: 'This invitation has already been used.',
  withdrawn: 'This invitation is no longer valid.',
} as const;

const fullName = ({ name, surname }: UserRecord): string => `${name} ${surname}`;

/** The token of an invitation: for its e-mail and for whoever plays the invited person. */
export const tokenOf = (db: Db, invitation: ParentInviteRecord): Promise<string> =>
  signInviteToken(invitation, fullName(db.users.getOrThrow(invitation.learnerId)));

/** E-mails the link of an invitation. Nothing but this e-mail carries the token. */
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

/** @throws Failure 410 for an invitation that has ended, for whatever reason */
export function getOpenInvitationOrThrow(db: Db, id: string, now: Date): ParentInviteRecord {
  const invitation = db.parentInvites.get(id);
  const state = invitationState(invitation, now);
  // A learner whom an Admin gave another role is no learner any more.
  const hasLearner = db.users.get(invitation?.learnerId)?.role === 'Learner';
  if (invitation && hasLearner && state === 'open') return invitation;
  throw new Failure(410, endedMessages[state === 'open' ? 'withdrawn' : state]);
}

/** The account that has an address as its e-mail address, whatever the case. */
export const accountOfAddress = (db: Db, email: string): UserRecord | undefined =>
  db.users.all().find((user) => user.email !== null && comparable(user.email) === comparable(email));

/** The account that an invitation means: the one of its day, or else the one that has the address now (D-173). */
export const invitedAccount = (db: Db, invitation: ParentInviteRecord): UserRecord | undefined =>
  invitation.invitedUserId === null
    ? accountOfAddress(db, invitation.email)
    : db.users.get(invitation.invitedUserId);

/** Ends the open invitations of an address for a learner: the links sent before work no more. */
export function withdrawInvitations(db: Db, learnerId: string, email: string): void {
  for (const invitation of db.parentInvites.where('learnerId', learnerId)) {
    const isMeant = comparable(invitation.email) === comparable(email);
    if (isMeant && invitation.endedAtUtc === null) db.parentInvites.remove(invitation.id);
  }
}

/** Links the account to the learner, uses the invitation up and starts a session. */
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
