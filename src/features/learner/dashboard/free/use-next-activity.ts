import { useQueries, useQuery } from '@tanstack/react-query';
import { usePrimed } from '#api/prime.ts';
import { extrasData, subjectCardData, subjectsData } from '../dashboard-data.ts';
import { nextActivity, type NextActivity } from './next-activity.ts';

/** The next activity, from what the cards have loaded; none while, or because, the activities did not come. */
export function useNextActivity(learnerId: string): { next: NextActivity | undefined; isPending: boolean } {
  const { subjects } = usePrimed(subjectsData(learnerId));
  const topics = useQueries({ queries: subjects.map(({ id }) => subjectCardData(id).topics) });
  const activities = useQuery({ ...extrasData(learnerId).activities, retryOnMount: false });
  const cards = subjects.map((subject, index) => ({ subject, topics: topics[index]?.data ?? [] }));
  return {
    next: activities.data && nextActivity(cards, activities.data),
    isPending: activities.isPending,
  };
}
