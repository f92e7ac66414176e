import type { components } from '#api/contract.gen.ts';
import type { TrialInviteRecord } from '../data/models/trials.ts';
import { rsvpLink } from '../rules/trials/invites.ts';

export function toTrialInvite(
  invite: TrialInviteRecord,
  applicationUrl: string,
): components['schemas']['TrialInvite'] {
  const { id, inviteTitle, token, validUntil, message, trialSessionIds, emails } = invite;
  const link = rsvpLink(applicationUrl, invite);
  return { id, inviteTitle, token, validUntil, message, trialSessionIds, emails, link };
}
