import type { QueryClient } from '@tanstack/react-query';
import { prime } from '#api/prime.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';

export const topicActivitiesData = (topicId: string) => ({ activities: activitiesWithResultsQuery(topicId) });

/**
 * Primes the activities of a topic. Topic and subject give the screen its title, its colour and the way back; it
 * can do without them (D-058).
 *
 * @throws Problem when the activities do not come
 */
export async function loadTopicActivities(queryClient: QueryClient, topicId: string): Promise<void> {
  const frame = loadFrame(queryClient, topicId).catch(() => undefined);
  await prime(queryClient, topicActivitiesData(topicId));
  await frame;
}

async function loadFrame(queryClient: QueryClient, topicId: string): Promise<void> {
  const { subjectId } = await queryClient.query(topicQuery(topicId));
  await queryClient.query(subjectQuery(subjectId));
}
