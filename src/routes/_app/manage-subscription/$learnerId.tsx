import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

/** Not guarded: its calls need a session (D-047). */
export const Route = createFileRoute('/_app/manage-subscription/$learnerId')({
  head: pageTitle('Manage subscription'),
  component: () => <PlaceholderScreen title="Manage subscription" />,
});
