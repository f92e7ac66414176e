import type { Db } from '../../data/db.ts';
import { mayStillInvite } from '../../rules/accounts/invitations.ts';
import { findGuardianLink, mayActFor } from './guardians.ts';

/**
 * Ends for good what depends on the right of an adult to act for a learner, and was lost with it: tokens with which the adult
 * acts, renewals that the adult pays for, and invitations that the adult has sent. Called after every change of a link, a role
 * or an account.
 *
 * @param userId the adult or the learner whose record or link has changed; the account may have been deleted
 */
export function endLostRights(db: Db, userId: string): void {
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
      const isLost = payerId !== null && !mayAct(payerId, learnerId);
      if (isLost) db.subscriptions.update(id, { autoRenew: false, payerId: null });
    }
  }
  for (const { id, invitedById, learnerId } of db.parentInvites.where('invitedById', userId)) {
    const isLinked = findGuardianLink(db, learnerId, invitedById) !== undefined;
    if (!mayStillInvite(db.users.get(invitedById), isLinked)) db.parentInvites.remove(id);
  }
}
