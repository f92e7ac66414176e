import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { campusListQuery } from '#api/queries/campuses.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { listSearch } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { CampusesScreen, CampusesSkeleton } from '#features/admin/campuses/campuses-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/campus')({
  head: pageTitle('Campuses'),
  beforeLoad: guard(policies.adminOrModerator),
  validateSearch: listSearch(formParam),
  loader: ({ context }) => prime(context.queryClient, { campuses: campusListQuery() }),
  component: CampusesScreen,
  errorComponent: screenError('Failed to load campuses'),
  pendingComponent: CampusesSkeleton,
});
