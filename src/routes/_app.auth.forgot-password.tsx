import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/auth/forgot-password-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whom the page before was about: fills in the address without showing it in the address bar. */
    email?: string;
  }
}

export const Route = createFileRoute('/_app/auth/forgot-password')({
  head: pageTitle('Forgot password'),
  component: ForgotPassword,
});

function ForgotPassword() {
  return <ForgotPasswordScreen email={useLocation({ select: ({ state }) => state.email })} />;
}
