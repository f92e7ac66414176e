import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { planListQuery } from '#api/queries/plans.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { listSearch } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { PlansScreen, PlansSkeleton } from '#features/admin/plans/plans-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/subscription-plans')({
  head: pageTitle('Subscription Plans'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: listSearch(formParam),
  loader: ({ context }) => prime(context.queryClient, { plans: planListQuery() }),
  component: PlansScreen,
  errorComponent: screenError('Failed to load plans'),
  pendingComponent: PlansSkeleton,
});
