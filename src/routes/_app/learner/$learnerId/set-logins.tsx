import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** Set Logins (D-036). */
export const Route = createFileRoute('/_app/learner/$learnerId/set-logins')({
  head: pageTitle('Set Logins'),
  beforeLoad: guard({ roles: ['Admin', 'Parent'] }),
  component: () => <LaterScreen title="Set Logins" />,
});
