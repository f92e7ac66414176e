import { createFileRoute, redirect } from '@tanstack/react-router';
import { deferred, existing, prime } from '#api/prime.ts';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ActivitiesSkeleton } from '#features/authoring/activities/activities-screen.tsx';
import { SubjectActivitiesScreen } from '#features/authoring/activities/subject-activities-screen.tsx';
import { findCorrectLocation } from '#features/authoring/topic-location.ts';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** All activities of a subject (D-039). */
export const Route = createFileRoute('/_app/grades/$gradeId/subjects/$subjectId/activities')({
  beforeLoad: guard(policies.contentReaders),
  loader: async ({ context: { queryClient }, params }) => {
    const { subjectId } = params;
    const loaded = await prime(queryClient, {
      subject: existing(subjectQuery(subjectId)),
      activities: existing(subjectActivityListQuery(subjectId)),
      topics: existing(subjectTopicsQuery(subjectId)),
      pending: deferred(moderationQueueQuery('Pending')),
    });
    const correctLocation = await findCorrectLocation(queryClient, params, loaded);
    if (correctLocation) {
      const to = '/grades/$gradeId/subjects/$subjectId/activities';
      throw redirect({ to, params: correctLocation, search: true, replace: true });
    }
    return loaded.subject?.title;
  },
  head: ({ loaderData: subject }) => pageTitle(subject ? `Activities of ${subject}` : 'Activities')(),
  component: () => <SubjectActivitiesScreen key={Route.useParams().subjectId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load activities'),
  pendingComponent: ActivitiesSkeleton,
});
