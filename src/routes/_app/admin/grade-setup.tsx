import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/admin/grade-setup')({
  head: pageTitle('Manage Grades'),
  beforeLoad: guard({ roles: ['Admin'] }),
  component: () => <LaterScreen title="Manage Grades" />,
});
