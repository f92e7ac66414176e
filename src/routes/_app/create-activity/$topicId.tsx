import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** Add Activity (D-038). */
export const Route = createFileRoute('/_app/create-activity/$topicId')({
  head: pageTitle('Add Activity'),
  beforeLoad: guard({ roles: ['Admin', 'Moderator'] }),
  component: () => <LaterScreen title="Add Activity" />,
});
