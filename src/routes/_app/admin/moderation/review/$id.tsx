import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/admin/moderation/review/$id')({
  head: pageTitle('Moderation review'),
  beforeLoad: guard({ roles: ['Admin', 'ContentAdmin', 'Moderator'] }),
  component: () => <LaterScreen title="Moderation review" />,
});
