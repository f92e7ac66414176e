import { createFileRoute } from '@tanstack/react-router';
import { optional, prime } from '#api/prime.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { listSearch } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { TermsScreen, TermsSkeleton } from '#features/authoring/terms/terms-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/terms')({
  head: pageTitle('Manage Terms'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: listSearch(formParam),
  loader: ({ context }) => prime(context.queryClient, { terms: optional(termListQuery()) }),
  component: TermsScreen,
  errorComponent: screenError('Failed to load terms'),
  pendingComponent: TermsSkeleton,
});
