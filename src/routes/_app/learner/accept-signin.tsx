import { createFileRoute } from '@tanstack/react-router';
import { useEmailFromHistory } from '#components/account/history-state.ts';
import { AcceptSigninScreen } from '#features/invitation/accept-signin/accept-signin-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { searchParams, tokenText } from '#lib/url/search-params.ts';

export const Route = createFileRoute('/_app/learner/accept-signin')({
  head: pageTitle('Log in to accept'),
  validateSearch: searchParams({ token: tokenText }),
  component: () => <AcceptSigninScreen {...Route.useSearch()} email={useEmailFromHistory()} />,
});
