import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';

export const Route = createFileRoute('/_app/learner/accept-parent')({
  head: pageTitle('Complete Your Invitation'),
  validateSearch: textSearch('token'),
  component: () => <LaterScreen title="Complete Your Invitation" />,
});
