import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { clock } from '#lib/time/clock.ts';

/** Whether an invite has expired: it cannot be booked or sent. */
export const isExpired = ({ validUntil }: Pick<TrialInvite, 'validUntil'>): boolean =>
  Date.parse(validUntil) <= clock.now().getTime();
