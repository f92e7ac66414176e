import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/grades/$gradeId/activity-report_/$learnerId')({
  head: pageTitle('Activity report'),
  beforeLoad: guard({ roles: ['Admin', 'Learner', 'Parent'] }),
  component: () => <LaterScreen title="Activity report" />,
});
