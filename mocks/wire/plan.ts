import type { Db } from '../data/db.ts';
import { Failure } from '../failure.ts';
import { mayAttempt } from '../rules/daily-limit.ts';
import { isActive, usageLimitEntitlement } from '../rules/entitlements.ts';
import type { Actor } from '../tokens.ts';

/** What the learner's active plans open. */
export const entitlementsOf = (db: Db, learnerId: string, now: Date): string[] =>
  db.subscriptions
    .where('learnerId', learnerId)
    .filter((subscription) => isActive(subscription, now))
    .flatMap((subscription) => db.plans.get(subscription.planId)?.entitlements ?? []);

/**
 * The daily limit of learners without a plan (D-074).
 *
 * @throws Failure 402, with the learner's id for the paywall (D-117)
 */
export function requireFreeAttempt(db: Db, actor: Actor, now: Date): void {
  if (actor.role !== 'Learner') return;
  const dates = db.attempts.where('learnerId', actor.id).map((attempt) => attempt.createdAtUtc);
  const unlocksUsageLimit = entitlementsOf(db, actor.id, now).includes(usageLimitEntitlement);
  if (!mayAttempt(dates, now, { unlocksUsageLimit })) {
    throw new Failure(402, 'Subscription required or daily free limit reached.', { learnerId: actor.id });
  }
}
