import { createFileRoute } from '@tanstack/react-router';
import { AcceptParentScreen } from '#features/invitation/accept-parent/accept-parent-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { searchParams, tokenText } from '#lib/url/search-params.ts';

export const Route = createFileRoute('/_app/learner/accept-parent')({
  head: pageTitle('Complete Your Invitation'),
  validateSearch: searchParams({ token: tokenText }),
  component: () => <AcceptParentScreen {...Route.useSearch()} />,
});
