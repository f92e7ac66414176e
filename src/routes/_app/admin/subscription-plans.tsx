import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/admin/subscription-plans')({
  head: pageTitle('Subscription Plans'),
  beforeLoad: guard({ roles: ['Admin'] }),
  component: () => <LaterScreen title="Subscription Plans" />,
});
