import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { clock } from '#lib/time/clock.ts';

/** An expired invite can neither be booked nor sent. */
export const isExpired = ({ validUntil }: Pick<TrialInvite, 'validUntil'>): boolean =>
  Date.parse(validUntil) <= clock.now().getTime();
