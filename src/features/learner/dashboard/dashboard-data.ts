import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, orFail, prime } from '#api/prime.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { currentSession } from '#session/session.ts';

const noSubjects = 'Failed to load subjects or topics.';

export const profileData = () => ({ profile: orFail('Failed to load learners.', myLearnerProfileQuery()) });

export const subjectsData = (learnerId: string) => ({
  subjects: orFail(noSubjects, learnerSubjectsQuery(learnerId)),
});

export const subjectCardData = (subjectId: string) => ({
  topics: orFail(noSubjects, subjectTopicsQuery(subjectId)),
});

/** Figures and bead strings: the dashboard neither waits for them nor fails with them (D-053). */
export const extrasData = (learnerId: string) => ({
  report: activityReportQuery(learnerId),
  activities: activitiesForLearnerQuery(learnerId),
});

/**
 * Primes the dashboard: profile, subjects, figures and progress at once, the topics of each subject as soon as the
 * subjects are there.
 *
 * @throws LoadFailure with the text that the documents give
 */
export async function loadDashboard(queryClient: QueryClient): Promise<void> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');

  const { report, activities } = extrasData(learnerId);
  queryClient.query(report).catch(() => undefined);
  queryClient.query(activities).catch(() => undefined);
  const subjects = loadSubjects(queryClient, learnerId);
  // Whether it failed matters only to a learner with a grade, who is known later.
  subjects.catch(() => undefined);

  const { profile } = await prime(queryClient, profileData());
  if (profile.gradeId) await subjects;
}

async function loadSubjects(queryClient: QueryClient, learnerId: string): Promise<void> {
  const { subjects } = await prime(queryClient, subjectsData(learnerId));
  await Promise.all(subjects.map(({ id }) => prime(queryClient, subjectCardData(id))));
}
