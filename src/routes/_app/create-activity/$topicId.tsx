import { createFileRoute, redirect } from '@tanstack/react-router';
import { formParam } from '#components/form/use-form-param.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ActivitiesSkeleton } from '#features/authoring/activities/activities-screen.tsx';
import { findTopicLocation } from '#features/authoring/topic-location.ts';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** Redirects to the topic's activities with the form for a new one (D-038). */
export const Route = createFileRoute('/_app/create-activity/$topicId')({
  head: pageTitle('Add Activity'),
  beforeLoad: guard(policies.contentReaders),
  loader: async ({ context: { queryClient }, params: { topicId } }) => {
    const location = await findTopicLocation(queryClient, topicId);
    throw redirect({
      to: '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities',
      params: location,
      search: { [formParam]: 'new' },
      replace: true,
    });
  },
  errorComponent: screenError('Failed to load topic'),
  pendingComponent: ActivitiesSkeleton,
});
