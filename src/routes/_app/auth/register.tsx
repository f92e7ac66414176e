import { createFileRoute } from '@tanstack/react-router';
import { useKnownAddress } from '#features/auth/known-email.ts';
import { RegisterScreen } from '#features/auth/register/register-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/register')({
  head: pageTitle('Register'),
  component: () => <RegisterScreen email={useKnownAddress()} />,
});
