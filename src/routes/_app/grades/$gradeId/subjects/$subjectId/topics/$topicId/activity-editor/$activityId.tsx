import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute(
  '/_app/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId',
)({
  head: pageTitle('Activity editor'),
  beforeLoad: guard({ roles: ['Admin', 'Learner', 'Moderator'] }),
  component: () => <LaterScreen title="Activity editor" />,
});
