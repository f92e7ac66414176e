import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { TrialInviteRecord } from '../../data/records.ts';
import { instantInUtc } from '../../rules/date-times.ts';
import { eachOnce, isExpired } from '../../rules/trials/invites.ts';
import { Failure, NotFound } from '../../server/failure.ts';
import { accountOfAddress } from '../accounts/parent-invitations.ts';
import { sendMail } from '../outbox.ts';

type Schemas = components['schemas'];

/** What sending an invite takes of a call. */
interface Sender {
  db: Db;
  now: Date;
  applicationUrl: string;
}

/** The address of the booking page with the token of the invite. */
export const rsvpLink = (applicationUrl: string, { token }: { token: string }): string =>
  `${applicationUrl}/rsvp?${String(new URLSearchParams({ token }))}`;

export function toTrialInvite(invite: TrialInviteRecord, applicationUrl: string): Schemas['TrialInvite'] {
  const { id, inviteTitle, token, validUntil, message, trialSessionIds, emails } = invite;
  const link = rsvpLink(applicationUrl, invite);
  return { id, inviteTitle, token, validUntil, message, trialSessionIds, emails, link };
}

/** Sends the invite to each address once; an expired one to nobody. */
export function sendInvite(sender: Sender, invite: TrialInviteRecord, emails: readonly string[]): void {
  const { db, now, applicationUrl } = sender;
  if (isExpired(invite, now)) return;
  const link = rsvpLink(applicationUrl, invite);
  const text = [invite.inviteTitle, invite.message, `Book your seat here: ${link}`]
    .filter(Boolean)
    .join('\n\n');
  for (const to of eachOnce(emails)) {
    sendMail(db, now, {
      kind: 'trial-invite',
      to,
      subject: `You are invited: ${invite.inviteTitle}`,
      text,
      link,
    });
  }
}

/** What an Admin says of a new invite, to one session or to several. */
interface InviteWords {
  inviteTitle: string;
  validUntil: string;
  message?: string | null;
  trialSessionIds: string[];
  emails?: string[];
}

/** A new invite with a token of its own, stored and sent. */
export function createInvite(
  call: Sender & { randomId: (prefix: string) => string },
  { inviteTitle, validUntil, message, trialSessionIds, emails = [] }: InviteWords,
): Schemas['InviteLink'] {
  const invite = call.db.trialInvites.insert({
    id: call.randomId('inv'),
    inviteTitle,
    token: call.randomId('rsvp'),
    validUntil: instantInUtc(validUntil),
    message: message || null,
    trialSessionIds,
    emails: eachOnce(emails),
  });
  sendInvite(call, invite, invite.emails);
  return { link: rsvpLink(call.applicationUrl, invite) };
}

export const inviteExpired = (): Failure => new Failure(410, 'This invite has expired.');

/** @throws Failure 404, or 410 for an expired invite: it cannot be sent again */
export function getSendableInviteOrThrow(db: Db, id: string, now: Date): TrialInviteRecord {
  const invite = db.trialInvites.getOrThrow(id);
  if (isExpired(invite, now)) throw inviteExpired();
  return invite;
}

export const findInviteByToken = (db: Db, token: string): TrialInviteRecord | undefined =>
  db.trialInvites.where('token', token)[0];

/** @throws Failure 404 */
export function getInviteByTokenOrThrow(db: Db, token: string): TrialInviteRecord {
  const invite = findInviteByToken(db, token);
  if (!invite) throw new NotFound('Trial invite');
  return invite;
}

/** With what the booking form starts (D-190): the one Parent to whom the invite went, or nobody. */
export function invitedParent(
  db: Db,
  { emails }: TrialInviteRecord,
): Pick<Schemas['ValidRsvpToken'], 'fullName' | 'contactNumber'> {
  const [email, ...others] = emails;
  const account = email === undefined ? undefined : accountOfAddress(db, email);
  if (account?.role !== 'Parent' || others.length > 0) return { fullName: null, contactNumber: null };
  return { fullName: `${account.name} ${account.surname}`, contactNumber: account.cellphoneNumber };
}
