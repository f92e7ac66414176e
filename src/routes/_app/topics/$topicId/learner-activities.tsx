import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadTopicActivities } from '#features/learner/topic-activities/topic-activities-data.ts';
import {
  TopicActivitiesScreen,
  TopicActivitiesSkeleton,
} from '#features/learner/topic-activities/topic-activities-screen.tsx';
import { TopicLeaderboard } from '#features/reports/leaderboard-widget/leaderboard-topic.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/topics/$topicId/learner-activities')({
  head: pageTitle('Activities'),
  beforeLoad: guard(policies.learnerOrAdmin),
  loader: ({ context, params }) => loadTopicActivities(context.queryClient, params.topicId),
  component: () => (
    <TopicActivitiesScreen {...Route.useParams()}>
      <TopicLeaderboard {...Route.useParams()} />
    </TopicActivitiesScreen>
  ),
  errorComponent: screenError('Failed to load activities.'),
  pendingComponent: TopicActivitiesSkeleton,
});
