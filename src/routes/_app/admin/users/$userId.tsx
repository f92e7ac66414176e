import { createFileRoute } from '@tanstack/react-router';
import { userListQuery } from '#api/queries/admin-users.ts';
import { PersonScreen } from '#features/admin/users/person/person-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { oneOf, searchParams } from '#lib/url/search-params.ts';

/** A constant: with a loader that returns data for `head`, TypeScript infers no parameters in the object literal. */
const validateSearch = searchParams({ view: oneOf(['page']) });

/** A user beside the list of users, or on a page (D-269). The guard is that of the list. */
export const Route = createFileRoute('/_app/admin/users/$userId')({
  validateSearch,
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    // The route of the list reports a failure.
    const users = await queryClient.query(userListQuery()).catch(() => []);
    return users.find(({ id }) => id === userId);
  },
  head: ({ loaderData: user }) => pageTitle(user ? `${user.name} ${user.surname}` : 'User not found')(),
  staticData: { isPanel: true },
  component: Person,
});

function Person() {
  const { userId } = Route.useParams();
  const { view } = Route.useSearch();
  return <PersonScreen userId={userId} isPage={view === 'page'} />;
}
