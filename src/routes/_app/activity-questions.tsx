import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The question builder of one activity (D-037). */
export const Route = createFileRoute('/_app/activity-questions')({
  head: pageTitle('Activity questions'),
  beforeLoad: guard(policies.adminOrModerator),
  validateSearch: searchParams({ activityId: anyText }),
  component: () => <PlaceholderScreen title="Activity questions" />,
});
