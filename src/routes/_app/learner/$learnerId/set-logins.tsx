import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** Set Logins (D-036). */
export const Route = createFileRoute('/_app/learner/$learnerId/set-logins')({
  head: pageTitle('Set Logins'),
  beforeLoad: guard(policies.parentOrAdmin),
  component: () => <PlaceholderScreen title="Set Logins" />,
});
