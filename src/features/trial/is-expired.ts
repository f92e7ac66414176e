import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { clock } from '#lib/time/clock.ts';

/** Whether an invite has ended: nobody can book with it, and the server sends it to nobody. */
export const isExpired = ({ validUntil }: Pick<TrialInvite, 'validUntil'>): boolean =>
  Date.parse(validUntil) <= clock.now().getTime();
