import { createFileRoute } from '@tanstack/react-router';
import { AcceptRegisterScreen } from '#features/invitation/accept-register/accept-register-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { searchParams, tokenText } from '#lib/url/search-params.ts';

export const Route = createFileRoute('/_app/learner/accept-register')({
  head: pageTitle('Accept invitation'),
  validateSearch: searchParams({ token: tokenText }),
  component: () => <AcceptRegisterScreen {...Route.useSearch()} />,
});
