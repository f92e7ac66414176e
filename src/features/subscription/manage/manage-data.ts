import { optional } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';

/** The screen says for itself when its subscription did not come (SUB-059), and does without the rest. */
export const manageData = (learnerId: string) => ({
  active: optional(activeSubscriptionQuery(learnerId)),
  plans: optional(publicPlansQuery()),
  learner: optional(learnerQuery(learnerId)),
});
