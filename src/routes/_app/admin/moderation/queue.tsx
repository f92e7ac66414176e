import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** After a decision the query names what was decided. */
export const Route = createFileRoute('/_app/admin/moderation/queue')({
  head: pageTitle('Moderation'),
  beforeLoad: guard(policies.contentReview),
  validateSearch: searchParams({ approved: anyText, rejected: anyText }),
  component: () => <PlaceholderScreen title="Moderation" />,
});
