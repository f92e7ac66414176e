import type { Db } from '../../data/db.ts';
import { mayStillInvite } from '../../rules/accounts/invitations.ts';
import { findGuardianLink, mayActFor } from '../guardians.ts';
import { activeSubscriptions } from '../subscriptions/subscriptions.ts';

/**
 * Ends for good what depends on the right of an adult to act for a learner, and was lost with it: tokens with which the adult
 * acts, renewals that the adult pays for or has agreed to, and invitations. Called after every change of a link, a role or an
 * account. Whatever uses one of these asks for the right once more: it may be used before this is called.
 *
 * @param userId the adult or the learner whose record or link has changed; the account may have been deleted
 */
export function endLostRights(db: Db, userId: string, now: Date): void {
  const mayAct = (adultId: string, learnerId: string) => {
    const learner = db.users.get(learnerId);
    return learner !== undefined && mayActFor(db, adultId, learner);
  };
  for (const side of ['adultId', 'learnerId'] as const) {
    for (const { id, adultId, learnerId } of db.impersonations.where(side, userId)) {
      if (!mayAct(adultId, learnerId)) db.impersonations.remove(id);
    }
  }
  for (const side of ['payerId', 'learnerId'] as const) {
    for (const { id, payerId, learnerId } of db.subscriptions.where(side, userId)) {
      if (payerId === null || mayAct(payerId, learnerId)) continue;
      // What was due before the right was lost is renewed first.
      activeSubscriptions(db, learnerId, now);
      db.subscriptions.update(id, { autoRenew: false, payerId: null });
    }
  }
  for (const side of ['buyerId', 'learnerId'] as const) {
    for (const { id, kind, state, buyerId, learnerId } of db.payments.where(side, userId)) {
      const isPending = kind === 'recurring' && (state === 'open' || state === 'paid');
      if (isPending && !mayAct(buyerId, learnerId)) db.payments.update(id, { state: 'cancelled' });
    }
  }
  for (const side of ['invitedById', 'learnerId'] as const) {
    for (const { id, invitedById, learnerId, endedAtUtc } of db.parentInvites.where(side, userId)) {
      const isLinked = findGuardianLink(db, learnerId, invitedById) !== undefined;
      const isLost =
        db.users.get(learnerId)?.role !== 'Learner' || !mayStillInvite(db.users.get(invitedById), isLinked);
      // One that was accepted stays, so that whoever opens its link again is told so.
      if (endedAtUtc === null && isLost) db.parentInvites.remove(id);
    }
  }
}
