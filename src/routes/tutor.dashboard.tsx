import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

/** Not guarded, as the documents have it (D-027). */
export const Route = createFileRoute('/tutor/dashboard')({
  head: pageTitle('Dashboard'),
  component: () => <LaterScreen title="Dashboard" />,
});
