import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadEditorByActivity } from '#features/authoring/editor/editor-data.ts';
import { EditorScreen } from '#features/authoring/editor/editor-screen.tsx';
import { FormSkeleton } from '#features/authoring/editor/editor-skeleton.tsx';
import { NoActivityId } from '#features/authoring/editor/no-activity-id.tsx';
import { renderChange } from '#features/moderation/change-set-comparison.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** A constant: TypeScript infers no params if `loaderDeps` is in the same object literal. */
const validateSearch = searchParams({ activityId: anyText });

/** The question builder of one activity (D-037). */
export const Route = createFileRoute('/_app/activity-questions')({
  beforeLoad: guard(policies.contentReaders),
  validateSearch,
  loaderDeps: ({ search: { activityId } }) => ({ activityId }),
  // Editors need the current version of the activity.
  gcTime: 0,
  loader: ({ context, deps: { activityId } }) =>
    activityId ? loadEditorByActivity(context.queryClient, activityId) : undefined,
  head: ({ loaderData }) =>
    pageTitle(loaderData ? `Questions of ${loaderData.data.title}` : 'Activity questions')(),
  component: QuestionsPage,
  errorComponent: screenError('Error loading activity'),
  pendingComponent: FormSkeleton,
});

function QuestionsPage() {
  const { activityId } = Route.useSearch();
  const loaded = Route.useLoaderData();
  const navigate = Route.useNavigate();
  if (!activityId || !loaded) return <NoActivityId />;
  const to = '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities';
  return (
    <EditorScreen
      key={activityId}
      opensForm
      activityId={activityId}
      renderChange={renderChange}
      data={loaded.data}
      onDone={() => void navigate({ to, params: loaded.location })}
    />
  );
}
