import { createFileRoute } from '@tanstack/react-router';
import { PaywallScreen } from '#features/public/paywall/paywall-screen.tsx';
import { paywallSearch } from '#features/public/public-search.ts';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/paywall')({
  head: pageTitle('Unlock full access'),
  validateSearch: paywallSearch,
  component: () => <PaywallScreen learnerId={Route.useSearch().learnerId} />,
});
