import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { rsvpTokenQuery } from '#api/queries/trial-invites.ts';
import { RsvpError } from '#features/trial/rsvp/rsvp-error.tsx';
import { RsvpScreen, RsvpSkeleton } from '#features/trial/rsvp/rsvp-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { searchParams, tokenText } from '#lib/url/search-params.ts';

const search = searchParams({ token: tokenText });

export const Route = createFileRoute('/_app/rsvp')({
  head: pageTitle('Book a Coding Trial Session'),
  validateSearch: search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token }, location: { state } }) => {
    // After a booking, the invite is not needed and may have expired.
    if (token === undefined || state.bookedSession) return undefined;
    return prime(context.queryClient, { check: rsvpTokenQuery(token) });
  },
  component: () => <RsvpScreen token={Route.useSearch().token} />,
  errorComponent: RsvpError,
  pendingComponent: RsvpSkeleton,
});
