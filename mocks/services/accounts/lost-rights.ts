import type { Db } from '../../data/db.ts';
import { canStillInvite } from '../../rules/accounts/invitations.ts';
import { findGuardianLink, canActFor } from '../guardians.ts';
import { activeSubscriptions } from '../subscriptions/subscriptions.ts';

/**
 * Ends impersonations, agreed renewals and invitations of an adult who has lost the right to act for a learner. Call it
 * after every change of a link, a role or an account. Operations still check the right, because an adult may lose it
 * before this call.
 *
 * @param userId the adult or learner whose link, role or account changed; the account may already be deleted
 */
export function endLostRights(db: Db, userId: string, now: Date): void {
  const mayAct = (adultId: string, learnerId: string) => {
    const learner = db.users.get(learnerId);
    return learner !== undefined && canActFor(db, adultId, learner);
  };
  for (const column of ['adultId', 'learnerId'] as const) {
    for (const { id, adultId, learnerId } of db.impersonations.where(column, userId)) {
      if (!mayAct(adultId, learnerId)) db.impersonations.remove(id);
    }
  }
  for (const column of ['payerId', 'learnerId'] as const) {
    for (const { id, payerId, learnerId } of db.subscriptions.where(column, userId)) {
      if (payerId === null || mayAct(payerId, learnerId)) continue;
      // Renew terms that were due before the right was lost.
      activeSubscriptions(db, learnerId, now);
      db.subscriptions.update(id, { autoRenew: false, payerId: null });
    }
  }
  for (const column of ['buyerId', 'learnerId'] as const) {
    for (const { id, kind, state, buyerId, learnerId } of db.payments.where(column, userId)) {
      const isPending = kind === 'recurring' && (state === 'open' || state === 'paid');
      if (isPending && !mayAct(buyerId, learnerId)) db.payments.update(id, { state: 'cancelled' });
    }
  }
  for (const column of ['invitedById', 'learnerId'] as const) {
    for (const { id, invitedById, learnerId, endedAtUtc } of db.parentInvites.where(column, userId)) {
      const isLinked = findGuardianLink(db, learnerId, invitedById) !== undefined;
      const isLost =
        db.users.get(learnerId)?.role !== 'Learner' || !canStillInvite(db.users.get(invitedById), isLinked);
      // Keep an accepted invitation, so that opening its link again shows that it was used.
      if (endedAtUtc === null && isLost) db.parentInvites.remove(id);
    }
  }
}
