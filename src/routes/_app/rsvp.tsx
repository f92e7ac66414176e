import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

export const Route = createFileRoute('/_app/rsvp')({
  head: pageTitle('Book a Coding Trial Session'),
  validateSearch: searchParams({ token: anyText }),
  component: () => <PlaceholderScreen title="Book a Coding Trial Session" />,
});
