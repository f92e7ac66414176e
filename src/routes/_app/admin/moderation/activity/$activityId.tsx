import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/admin/moderation/activity/$activityId')({
  head: pageTitle('Activity review'),
  beforeLoad: guard({ roles: ['Admin', 'ContentAdmin', 'Moderator'] }),
  validateSearch: searchParams({ focusQuestionId: anyText }),
  component: () => <LaterScreen title="Activity review" />,
});
