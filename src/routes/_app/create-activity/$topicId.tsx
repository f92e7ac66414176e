import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** Add Activity (D-038). */
export const Route = createFileRoute('/_app/create-activity/$topicId')({
  head: pageTitle('Add Activity'),
  beforeLoad: guard(policies.adminOrModerator),
  component: () => <PlaceholderScreen title="Add Activity" />,
});
