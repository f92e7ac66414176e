import { createFileRoute } from '@tanstack/react-router';
import {
  ResetPasswordScreen,
  resetPasswordSearch,
} from '#features/auth/reset-password/reset-password-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/reset-password')({
  head: pageTitle('Reset password'),
  validateSearch: resetPasswordSearch,
  component: () => <ResetPasswordScreen search={Route.useSearch()} />,
});
