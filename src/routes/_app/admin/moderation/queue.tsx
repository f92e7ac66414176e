import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';

/** After a decision the query names what was decided. */
export const Route = createFileRoute('/_app/admin/moderation/queue')({
  head: pageTitle('Moderation'),
  beforeLoad: guard({ roles: ['Admin', 'ContentAdmin', 'Moderator'] }),
  validateSearch: searchParams({ approved: anyText, rejected: anyText }),
  component: () => <LaterScreen title="Moderation" />,
});
