import { required } from '#api/prime.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

const failed = 'Failed to load the data.';

/** Everything, or nothing: a page or a file with a part missing would not be what is kept. */
export const keptData = (learnerId: string) => ({
  learner: required(learnerQuery(learnerId), failed),
  report: required(activityReportQuery(learnerId), failed),
  subscription: required(activeSubscriptionQuery(learnerId), failed),
});
