import { required } from '#api/prime.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

const failed = 'Failed to load the data.';

/** All of it or nothing: whoever reads the page or the file would not know that a part is missing. */
export const keptData = (learnerId: string) => ({
  learner: required(learnerQuery(learnerId), failed),
  report: required(activityReportQuery(learnerId), failed),
  subscription: required(activeSubscriptionQuery(learnerId), failed),
});
