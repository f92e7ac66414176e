import { createFileRoute } from '@tanstack/react-router';
import { useEmailFromHistory } from '#components/account/history-state.ts';
import { loginSearch } from '#features/auth/login/login-search.ts';
import { RegisterScreen } from '#features/auth/register/register-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/register')({
  head: pageTitle('Register'),
  validateSearch: loginSearch,
  component: () => <RegisterScreen email={useEmailFromHistory()} />,
});
