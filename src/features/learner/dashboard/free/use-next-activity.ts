import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { nextActivity, type NextActivity } from './next-activity.ts';

/** The next activity, from what the cards have loaded; none while, or because, the activities did not come. */
export function useNextActivity(learnerId: string): { next: NextActivity | undefined; isPending: boolean } {
  const { data: subjects } = useSuspenseQuery(learnerSubjectsQuery(learnerId));
  const topics = useQueries({ queries: subjects.map(({ id }) => subjectTopicsQuery(id)) });
  const activities = useQuery({ ...activitiesForLearnerQuery(learnerId), retryOnMount: false });
  const cards = subjects.map((subject, index) => ({ subject, topics: topics[index]?.data ?? [] }));
  return {
    next: activities.data && nextActivity(cards, activities.data),
    isPending: activities.isPending,
  };
}
