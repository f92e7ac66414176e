import type { Db } from '../../data/db.ts';
import type { ActivityRecord } from '../../data/models/curriculum.ts';
import { canSeeActivity } from '../../rules/accounts/access.ts';
import { NotFound } from '../../rules/failure.ts';
import type { Actor } from '../tokens.ts';

/** @throws Failure 404 for an unknown activity, and for a suspended one that the actor may not see */
export function getActivityOrThrow(db: Db, actor: Actor, activityId: string): ActivityRecord {
  const activity = db.activities.getOrThrow(activityId);
  if (!canSeeActivity(actor, activity)) throw new NotFound('Activity');
  return activity;
}
