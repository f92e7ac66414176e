import type { components } from '#api/contract.gen.ts';
import { fullName } from '#mocks/rules/accounts/user-details.ts';
import { uniqueIgnoringCase } from '#openapi/rules/text.ts';
import type { Db } from '../../data/db.ts';
import type { TrialInviteRecord } from '../../data/models/trials.ts';
import { toUtc } from '../../rules/date-times.ts';
import { Failure, NotFound } from '../../rules/failure.ts';
import { isExpired, rsvpLink } from '../../rules/trials/invites.ts';
import { findByEmail } from '../accounts/accounts.ts';
import { sendMail } from '../outbox.ts';

type Schemas = components['schemas'];

interface InviteCall {
  db: Db;
  now: Date;
  applicationUrl: string;
}

export function sendInvite(call: InviteCall, invite: TrialInviteRecord, emails: readonly string[]): void {
  const { db, now, applicationUrl } = call;
  if (isExpired(invite, now)) return;
  const link = rsvpLink(applicationUrl, invite);
  const text = [invite.inviteTitle, invite.message, `Book your seat here: ${link}`]
    .filter(Boolean)
    .join('\n\n');
  for (const to of uniqueIgnoringCase(emails)) {
    sendMail(db, now, {
      kind: 'trial-invite',
      to,
      subject: `You are invited: ${invite.inviteTitle}`,
      text,
      link,
    });
  }
}

interface NewInvite {
  inviteTitle: string;
  validUntil: string;
  message?: string | null;
  trialSessionIds: string[];
  emails?: string[];
}

export function createInvite(
  call: InviteCall & { randomId: (prefix: string) => string },
  { inviteTitle, validUntil, message, trialSessionIds, emails = [] }: NewInvite,
): Schemas['InviteLink'] {
  const invite = call.db.trialInvites.insert({
    id: call.randomId('inv'),
    inviteTitle,
    token: call.randomId('rsvp'),
    validUntil: toUtc(validUntil),
    message: message || null,
    trialSessionIds,
    emails: uniqueIgnoringCase(emails),
  });
  sendInvite(call, invite, invite.emails);
  return { link: rsvpLink(call.applicationUrl, invite) };
}

export const inviteExpired = (): Failure => new Failure(410, 'This invite has expired.');

/** @throws Failure 410 for an expired invite */
export function requireSendable(invite: TrialInviteRecord, now: Date): void {
  if (isExpired(invite, now)) throw inviteExpired();
}

export const findInviteByToken = (db: Db, token: string): TrialInviteRecord | undefined =>
  db.trialInvites.where('token', token)[0];

export function getInviteByTokenOrThrow(db: Db, token: string): TrialInviteRecord {
  const invite = findInviteByToken(db, token);
  if (!invite) throw new NotFound('Trial invite');
  return invite;
}

/** The initial values of the booking form (D-190): the details of the only recipient if that is a Parent, otherwise null. */
export function invitedParent(
  db: Db,
  { emails }: TrialInviteRecord,
): Pick<Schemas['ValidRsvpToken'], 'fullName' | 'contactNumber'> {
  const [email, ...others] = emails;
  const account = email === undefined ? undefined : findByEmail(db, email);
  if (account?.role !== 'Parent' || others.length > 0) return { fullName: null, contactNumber: null };
  return { fullName: fullName(account), contactNumber: account.cellphoneNumber };
}
