import { createFileRoute } from '@tanstack/react-router';
import { returnSearch } from '#features/public/public-search.ts';
import { UnauthorizedScreen } from '#features/public/unauthorized/unauthorized-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/unauthorized')({
  head: pageTitle('Access Denied'),
  validateSearch: returnSearch,
  component: () => <UnauthorizedScreen returnUrl={Route.useSearch().returnUrl} />,
});
