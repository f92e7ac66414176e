import { createFileRoute, redirect } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadEditor } from '#features/authoring/editor/editor-data.ts';
import { EditorScreen } from '#features/authoring/editor/editor-screen.tsx';
import { EditorSkeleton } from '#features/authoring/editor/editor-skeleton.tsx';
import { renderChange } from '#features/moderation/change-set-comparison.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

export const Route = createFileRoute(
  '/_app/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId',
)({
  beforeLoad: guard(policies.changeSubmission),
  // Editors need the current version of the activity.
  gcTime: 0,
  loader: async ({ context, params }) => {
    const { data, correctLocation } = await loadEditor(context.queryClient, params.activityId, params);
    if (correctLocation) {
      const to = '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId';
      throw redirect({ to, params: { ...params, ...correctLocation }, replace: true });
    }
    return data;
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Activity editor')(),
  component: EditorPage,
  errorComponent: screenError('Error loading activity'),
  pendingComponent: EditorSkeleton,
});

function EditorPage() {
  const { activityId, ...location } = Route.useParams();
  const navigate = Route.useNavigate();
  const done = () =>
    // Learners cannot open the staff's list of activities (D-138).
    currentSession()?.role === Role.Learner
      ? navigate({ to: '/topics/$topicId/learner-activities', params: location })
      : navigate({ to: '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities', params: location });
  return (
    <EditorScreen
      key={activityId}
      activityId={activityId}
      renderChange={renderChange}
      data={Route.useLoaderData()}
      onDone={() => void done()}
    />
  );
}
