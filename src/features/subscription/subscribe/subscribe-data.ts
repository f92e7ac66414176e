import { optional } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';

/** Each part of the screen says for itself when it did not come. */
export const subscribeData = (learnerId: string | undefined) => ({
  plans: optional(publicPlansQuery()),
  ...(learnerId && {
    learner: optional(learnerQuery(learnerId)),
    active: optional(activeSubscriptionQuery(learnerId)),
  }),
});
