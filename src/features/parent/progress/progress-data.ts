import { required } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';

const failed = 'Failed to load child activities.';

/** The report, and whose it is: without the name the screen would not say which child it shows. */
export const progressData = (learnerId: string) => ({
  report: required(activityReportQuery(learnerId), (cause) =>
    isProblem(cause, 404) ? `${failed} learner not found` : failed,
  ),
  learner: required(learnerQuery(learnerId), failed),
});
