import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute(
  '/_app/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId',
)({
  head: pageTitle('Activity editor'),
  beforeLoad: guard(policies.activityEditor),
  component: () => <PlaceholderScreen title="Activity editor" />,
});
