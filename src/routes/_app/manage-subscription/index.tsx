import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

/** The learner may also come from the query; without one the screen says so (D-047). */
export const Route = createFileRoute('/_app/manage-subscription/')({
  head: pageTitle('Manage subscription'),
  validateSearch: searchParams({ learnerId: anyText }),
  component: () => <PlaceholderScreen title="Manage subscription" />,
});
