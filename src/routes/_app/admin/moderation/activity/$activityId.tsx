import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/admin/moderation/activity/$activityId')({
  head: pageTitle('Activity review'),
  beforeLoad: guard({ roles: ['Admin', 'ContentAdmin', 'Moderator'] }),
  validateSearch: textSearch('focusQuestionId'),
  component: () => <LaterScreen title="Activity review" />,
});
