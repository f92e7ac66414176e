import { optional } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';

/** All optional: the screen itself reports a failure to load the subscription (SUB-059), and works without the rest. */
export const manageData = (learnerId: string) => ({
  active: optional(activeSubscriptionQuery(learnerId)),
  plans: optional(publicPlansQuery()),
  learner: optional(learnerQuery(learnerId)),
});
