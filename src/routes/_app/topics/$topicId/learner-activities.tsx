import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { optional, prime } from '#api/prime.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { screenError } from '#components/page/screen-error.tsx';
import {
  TopicActivitiesScreen,
  TopicActivitiesSkeleton,
} from '#features/learner/topic-activities/topic-activities-screen.tsx';
import { TopicLeaderboard } from '#features/reports/leaderboard-widget/topic-leaderboard.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/topics/$topicId/learner-activities')({
  beforeLoad: guard(policies.learnerOrAdmin),
  loader: ({ context, params }) => loadTopicActivities(context.queryClient, params.topicId),
  head: ({ loaderData: topic }) => pageTitle(topic ?? 'Activities')(),
  component: () => (
    <TopicActivitiesScreen {...Route.useParams()}>
      <TopicLeaderboard {...Route.useParams()} />
    </TopicActivitiesScreen>
  ),
  errorComponent: screenError('Failed to load activities.'),
  pendingComponent: TopicActivitiesSkeleton,
});

/**
 * Loads the activities of a topic. Topic, subject and term are optional: they provide title, colour and the link back
 * (D-058).
 *
 * @returns the title of the topic
 * @throws Problem when the activities cannot be loaded
 */
async function loadTopicActivities(queryClient: QueryClient, topicId: string): Promise<string | undefined> {
  const [, topic] = await Promise.all([
    prime(queryClient, {
      activities: activitiesWithResultsQuery(topicId),
      terms: optional(termListQuery()),
    }),
    loadTopicAndSubject(queryClient, topicId),
  ]);
  return topic?.title;
}

async function loadTopicAndSubject(queryClient: QueryClient, topicId: string) {
  const { topic } = await prime(queryClient, { topic: optional(topicQuery(topicId)) });
  if (topic) await prime(queryClient, { subject: optional(subjectQuery(topic.subjectId)) });
  return topic;
}
