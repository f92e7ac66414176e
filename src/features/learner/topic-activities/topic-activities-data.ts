import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { topicQuery } from '#api/queries/topics.ts';

/**
 * Loads the activities of a topic. The screen can do without topic, subject and term, which give it a title, a colour
 * and the way back (D-058).
 *
 * @throws Problem when the activities cannot be loaded
 */
export async function loadTopicActivities(queryClient: QueryClient, topicId: string): Promise<void> {
  await Promise.all([
    prime(queryClient, {
      activities: activitiesWithResultsQuery(topicId),
      terms: optional(termListQuery()),
    }),
    loadTopicAndSubject(queryClient, topicId),
  ]);
}

async function loadTopicAndSubject(queryClient: QueryClient, topicId: string): Promise<void> {
  const { topic } = await prime(queryClient, { topic: optional(topicQuery(topicId)) });
  if (topic) await prime(queryClient, { subject: optional(subjectQuery(topic.subjectId)) });
}
