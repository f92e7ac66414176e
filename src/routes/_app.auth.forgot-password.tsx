import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/forgot-password')({
  head: pageTitle('Forgot password'),
  component: () => <LaterScreen title="Forgot password" />,
});
