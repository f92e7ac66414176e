import { createFileRoute } from '@tanstack/react-router';
import { useEmailFromHistory } from '#components/account/history-state.ts';
import { ForgotPasswordScreen } from '#features/auth/forgot-password/forgot-password-screen.tsx';
import { loginSearch } from '#features/auth/login/login-search.ts';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/forgot-password')({
  head: pageTitle('Forgot password'),
  validateSearch: loginSearch,
  component: () => <ForgotPasswordScreen email={useEmailFromHistory()} />,
});
