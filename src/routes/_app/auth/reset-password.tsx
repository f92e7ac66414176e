import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/auth/reset-password/reset-password-screen.tsx';
import { resetPasswordSearch } from '#features/auth/reset-password/reset-password-search.ts';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/reset-password')({
  head: pageTitle('Reset password'),
  validateSearch: resetPasswordSearch,
  component: () => <ResetPasswordScreen search={Route.useSearch()} />,
});
