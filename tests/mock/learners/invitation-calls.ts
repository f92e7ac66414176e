import { decodeJwt } from 'jose';
import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import type { Db } from '#mocks/data/db.ts';
import { invitationToken } from '#mocks/services/accounts/parent-invitations.ts';

type Schemas = components['schemas'];

export const invite = (body: Schemas['ParentInvite']) =>
  unwrap(client.POST('/learner/invite-parent', { body }));
export const acceptByRegistering = (token: string, body: Schemas['InviteAcceptance']) =>
  unwrap(client.POST('/learner/accept-register', { params: { query: { token } }, body }));
export const acceptBySigningIn = (token: string, emailOrUserName: string, password = 'Learn2code!') =>
  unwrap(
    client.POST('/learner/accept-signin', {
      params: { query: { token } },
      body: { emailOrUserName, password },
    }),
  );

/** The token of a seed invitation, which was not emailed. */
export const tokenFor = (db: Db, invitationId: string) =>
  invitationToken(db, db.parentInvites.getOrThrow(invitationId));

/** The token in the newest email. */
export const tokenInMail = (db: Db): string =>
  new URL(db.mails.all().at(-1)?.link ?? '').searchParams.get('token') ?? '';

export const claimsOf = (token: string) => decodeJwt(token);

/** Lwazi's grandmother, who has an invitation and no account. */
export const busisiwe: Schemas['InviteRegistration'] = {
  name: 'Busisiwe',
  surname: 'Khumalo',
  email: 'busisiwe@springbyte.test',
  password: 'Learn2code!',
  role: 'Parent',
};

export const forGrandmother: Schemas['ParentInvite'] = {
  email: 'busisiwe@springbyte.test',
  relationship: 'Guardian',
  learnerId: 'lrn-lwazi',
};

export const expired = { status: 410, message: 'Token expired' };
export const used = { status: 410, message: 'This invitation has already been used.' };
export const withdrawn = { status: 410, message: 'This invitation is no longer valid.' };
