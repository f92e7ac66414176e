import { createFileRoute } from '@tanstack/react-router';
import { AcceptParentScreen } from '#features/invitation/accept-parent/accept-parent-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

export const Route = createFileRoute('/_app/learner/accept-parent')({
  head: pageTitle('Complete Your Invitation'),
  validateSearch: searchParams({ token: anyText }),
  component: () => <AcceptParentScreen {...Route.useSearch()} />,
});
