import type { Db } from '../../data/db.ts';
import { canAttempt } from '../../rules/activities/daily-limit.ts';
import { Failure } from '../../rules/failure.ts';
import { entitlement } from '../../rules/subscriptions/entitlements.ts';
import type { Actor } from '../tokens.ts';
import { activeSubscriptions } from './subscriptions.ts';

export const entitlementsOf = (db: Db, learnerId: string, now: Date): number =>
  activeSubscriptions(db, learnerId, now).reduce(
    (flags, subscription) => flags | (db.plans.get(subscription.planId)?.entitlements ?? 0),
    0,
  );

/**
 * Enforces the daily limit of learners without a plan that lifts it (D-074).
 *
 * @throws Failure 402, with the learner's id for the paywall (D-117)
 */
export function requireAttemptAllowed(db: Db, actor: Actor, now: Date): void {
  if (actor.role !== 'Learner') return;
  const dates = db.attempts.where('learnerId', actor.id).map((attempt) => attempt.createdAtUtc);
  const unlocksUsageLimit = (entitlementsOf(db, actor.id, now) & entitlement.unlocksUsageLimit) > 0;
  if (!canAttempt(dates, now, { unlocksUsageLimit })) {
    throw new Failure(402, 'Subscription required or daily free limit reached.', { learnerId: actor.id });
  }
}
