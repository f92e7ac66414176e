import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** Without an id it is the report of whoever is signed in (D-034). */
export const Route = createFileRoute('/_app/grades/$gradeId/activity-report')({
  head: pageTitle('Activity report'),
  beforeLoad: guard({ roles: ['Admin', 'Learner', 'Parent'] }),
  component: () => <LaterScreen title="Activity report" />,
});
