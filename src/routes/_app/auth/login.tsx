import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCarriedEmail } from '#components/account/carried-state.ts';
import { LoginScreen } from '#features/auth/login/login-screen.tsx';
import { loginSearch } from '#features/auth/login/login-search.ts';
import { pageTitle } from '#lib/page-title.ts';
import { messageOf } from '#session/login-visit.ts';
import { takeEndedSession } from '#session/session.ts';

export const Route = createFileRoute('/_app/auth/login')({
  head: pageTitle('Login'),
  validateSearch: loginSearch,
  // A session that has ended before this page was opened, or on a public page.
  beforeLoad: ({ search, location }) => {
    const endedSession = takeEndedSession();
    if (!endedSession) return;
    const message = messageOf(endedSession);
    throw redirect({
      to: '/auth/login',
      search: { ...search, message },
      state: { ...location.state, endedSession },
      replace: true,
    });
  },
  component: () => (
    <LoginScreen
      search={Route.useSearch()}
      email={useCarriedEmail()}
      readKeptWork={async (...visit) => (await import('./-read-kept-work.ts')).readKeptWork(...visit)}
    />
  ),
});
