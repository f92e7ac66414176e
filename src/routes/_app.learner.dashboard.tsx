import { createFileRoute } from '@tanstack/react-router';
import { loadDashboard } from '#features/learner/dashboard-data.ts';
import { DashboardScreen, DashboardSkeleton } from '#features/learner/dashboard-screen.tsx';
import { screenError } from '#features/shell/screen-error.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/learner/dashboard')({
  head: pageTitle('Dashboard'),
  beforeLoad: guard({ roles: ['Learner'] }),
  loader: ({ context }) => loadDashboard(context.queryClient),
  component: DashboardScreen,
  errorComponent: screenError('Failed to load learners.'),
  pendingComponent: DashboardSkeleton,
});
