import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, deferred, prime, required } from '#api/prime.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { loadSubjectsWithTopics } from '#api/queries/topics.ts';
import { currentSession } from '#session/session.ts';
import { practiceLogQuery } from '../practise/practice-log.ts';
import { revisitProgressQuery } from '../revisit/revisit-progress.ts';

/** Figures and progress are optional (D-053). */
const dashboardData = (learnerId: string) => ({
  profile: required(myLearnerProfileQuery(), 'Failed to load learners.'),
  report: deferred(activityReportQuery(learnerId)),
  activities: deferred(activitiesForLearnerQuery(learnerId)),
  progress: deferred(revisitProgressQuery(learnerId)),
  practice: deferred(practiceLogQuery(learnerId)),
});

/**
 * Loads the data of the dashboard.
 *
 * @throws LoadFailure with the text that the requirements prescribe
 */
export async function loadDashboard(queryClient: QueryClient): Promise<void> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');
  await Promise.all([
    prime(queryClient, dashboardData(learnerId)),
    loadSubjectsWithTopics(queryClient, learnerId, 'Failed to load subjects or topics.'),
  ]);
}
