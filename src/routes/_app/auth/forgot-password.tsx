import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/auth/forgot-password/forgot-password-screen.tsx';
import { useKnownAddress } from '#features/auth/known-email.ts';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/forgot-password')({
  head: pageTitle('Forgot password'),
  component: () => <ForgotPasswordScreen email={useKnownAddress()} />,
});
