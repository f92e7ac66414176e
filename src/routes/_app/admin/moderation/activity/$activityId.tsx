import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/moderation/activity/$activityId')({
  head: pageTitle('Activity review'),
  beforeLoad: guard(policies.contentReview),
  validateSearch: searchParams({ focusQuestionId: anyText }),
  component: () => <PlaceholderScreen title="Activity review" />,
});
