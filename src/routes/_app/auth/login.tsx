import { createFileRoute } from '@tanstack/react-router';
import { useCarriedEmail } from '#components/account/carried-state.ts';
import { LoginScreen } from '#features/auth/login/login-screen.tsx';
import { loginSearch } from '#features/auth/login/login-search.ts';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/login')({
  head: pageTitle('Login'),
  validateSearch: loginSearch,
  component: () => <LoginScreen search={Route.useSearch()} email={useCarriedEmail()} />,
});
