import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';

export const Route = createFileRoute('/_app/learner/accept-signin')({
  head: pageTitle('Sign in to accept'),
  validateSearch: textSearch('token'),
  component: () => <LaterScreen title="Sign in to accept" />,
});
