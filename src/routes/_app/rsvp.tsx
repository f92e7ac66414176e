import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

export const Route = createFileRoute('/_app/rsvp')({
  head: pageTitle('Book a Coding Trial Session'),
  validateSearch: searchParams({ token: anyText }),
  component: () => <LaterScreen title="Book a Coding Trial Session" />,
});
