import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';

export const Route = createFileRoute('/_app/rsvp')({
  head: pageTitle('Book a Coding Trial Session'),
  validateSearch: textSearch('token'),
  component: () => <LaterScreen title="Book a Coding Trial Session" />,
});
