import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { optional, prime, required } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { changeSetQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { findTopicLocation } from '#features/authoring/topic-location.ts';
import {
  SubmissionScreen,
  SubmissionSkeleton,
  type ActivityLocation,
} from '#features/moderation/submissions/submission-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { currentSession } from '#session/session.ts';

const unknownChange = (cause: unknown) =>
  isProblem(cause, 404) ? 'Unable to load this change set.' : undefined;

export const Route = createFileRoute('/_app/submissions/$changeSetId')({
  beforeLoad: guard(policies.changeSubmission),
  loader: async ({ context: { queryClient }, params: { changeSetId: id } }) => {
    const { change } = await prime(queryClient, { change: required(changeSetQuery(id), unknownChange) });
    // Only reviewers may read change sets of other users.
    if (change.submittedByUserId !== currentSession()?.id) {
      throw redirect({ to: '/admin/moderation/review/$id', params: { id }, replace: true });
    }
    return {
      title: change.activityTitle,
      location: await findActivityLocation(queryClient, change.activityId).catch(() => undefined),
    };
  },
  head: ({ loaderData }) => pageTitle(loaderData ? `My change to ${loaderData.title}` : 'My submission')(),
  component: () => (
    <SubmissionScreen id={Route.useParams().changeSetId} location={Route.useLoaderData().location} />
  ),
  errorComponent: screenError('Failed to load change set.'),
  pendingComponent: SubmissionSkeleton,
});

async function findActivityLocation(queryClient: QueryClient, activityId: string): Promise<ActivityLocation> {
  const { activity } = await prime(queryClient, { activity: activityQuery(activityId) });
  const location = await findTopicLocation(queryClient, activity.topicId);
  const { grades, subject, topic } = await prime(queryClient, {
    grades: optional(gradeListQuery()),
    subject: subjectQuery(location.subjectId),
    topic: topicQuery(location.topicId),
  });
  const grade = grades?.find(({ id }) => id === location.gradeId)?.title;
  return { ...location, title: [grade, subject.title, topic.title].filter(Boolean).join(' · ') };
}
