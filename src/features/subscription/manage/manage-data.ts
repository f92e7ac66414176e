import { optional } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';

/** All optional: the screen shows a failed subscription itself (SUB-059). */
export const manageData = (learnerId: string) => ({
  active: optional(activeSubscriptionQuery(learnerId)),
  plans: optional(publicPlansQuery()),
  learner: optional(learnerQuery(learnerId)),
});
