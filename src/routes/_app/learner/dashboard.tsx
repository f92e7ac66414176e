import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadDashboard } from '#features/learner/dashboard/dashboard-data.ts';
import { DashboardScreen, DashboardSkeleton } from '#features/learner/dashboard/dashboard-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/learner/dashboard')({
  head: pageTitle('Dashboard'),
  beforeLoad: guard(policies.learnerOnly),
  loader: ({ context }) => loadDashboard(context.queryClient),
  component: DashboardScreen,
  errorComponent: screenError('Failed to load learners.'),
  pendingComponent: DashboardSkeleton,
});
