import { createFileRoute, redirect } from '@tanstack/react-router';
import { deferred, existing, optional, prime } from '#api/prime.ts';
import { topicActivityListQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ActivitiesScreen, ActivitiesSkeleton } from '#features/authoring/activities/activities-screen.tsx';
import { findCorrectLocation } from '#features/authoring/topic-location.ts';
import { pageTitle } from '#lib/page-title.ts';
import { oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities')({
  beforeLoad: guard(policies.contentReaders),
  validateSearch: searchParams({ [formParam]: oneOf(['new']) }),
  loader: async ({ context: { queryClient }, params }) => {
    const { subjectId, topicId } = params;
    const loaded = await prime(queryClient, {
      grades: optional(gradeListQuery()),
      subject: existing(subjectQuery(subjectId)),
      topic: existing(topicQuery(topicId)),
      activities: existing(topicActivityListQuery(topicId)),
      pending: deferred(moderationQueueQuery('Pending')),
    });
    const correctLocation = await findCorrectLocation(queryClient, params, loaded);
    if (correctLocation) {
      const to = '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities';
      throw redirect({ to, params: correctLocation, search: true, replace: true });
    }
    return loaded.topic?.title;
  },
  head: ({ loaderData: topic }) => pageTitle(topic ? `Activities of ${topic}` : 'Activities')(),
  component: () => <ActivitiesScreen key={Route.useParams().topicId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load activities'),
  pendingComponent: ActivitiesSkeleton,
});
