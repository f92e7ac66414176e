import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEmailFromHistory } from '#components/account/history-state.ts';
import { LoginScreen } from '#features/auth/login/login-screen.tsx';
import { loginSearch } from '#features/auth/login/login-search.ts';
import { pageTitle } from '#lib/page-title.ts';
import { endedSessionMessage } from '#session/return-url.ts';
import { useSession } from '#session/session.ts';

export const Route = createFileRoute('/_app/auth/login')({
  head: pageTitle('Login'),
  validateSearch: loginSearch,
  beforeLoad: ({ search, location }) => {
    const { ended: endedSession } = useSession.getState();
    const message = endedSession && endedSessionMessage(endedSession);
    if (message === undefined || message === search.message) return;
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
      email={useEmailFromHistory()}
      findRestorableDraft={async (...visit) =>
        (await import('./-find-restorable-draft.ts')).findRestorableDraft(...visit)
      }
    />
  ),
});
