import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';

/** The question builder of one activity (D-037). */
export const Route = createFileRoute('/_app/activity-questions')({
  head: pageTitle('Activity questions'),
  beforeLoad: guard({ roles: ['Admin', 'Moderator'] }),
  validateSearch: searchParams({ activityId: anyText }),
  component: () => <LaterScreen title="Activity questions" />,
});
