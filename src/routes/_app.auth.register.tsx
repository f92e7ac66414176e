import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/_app/auth/register')({
  head: pageTitle('Register'),
  component: () => <LaterScreen title="Register" />,
});
