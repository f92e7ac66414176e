import { createFileRoute, redirect } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ActivitiesSkeleton } from '#features/authoring/activities/activities-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** Leads to the activities of the topic, with the form for a new one open (D-038). */
export const Route = createFileRoute('/_app/create-activity/$topicId')({
  head: pageTitle('Add Activity'),
  beforeLoad: guard(policies.adminOrModerator),
  loader: async ({ context: { queryClient }, params: { topicId } }) => {
    const { topic } = await prime(queryClient, { topic: topicQuery(topicId) });
    const { subject } = await prime(queryClient, { subject: subjectQuery(topic.subjectId) });
    throw redirect({
      to: '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities',
      params: { gradeId: subject.gradeId, subjectId: subject.id, topicId },
      search: { [formParam]: 'new' },
      replace: true,
    });
  },
  errorComponent: screenError('Failed to load topic'),
  pendingComponent: ActivitiesSkeleton,
});
