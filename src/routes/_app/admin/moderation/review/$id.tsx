import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/moderation/review/$id')({
  head: pageTitle('Moderation review'),
  beforeLoad: guard(policies.contentReview),
  component: () => <PlaceholderScreen title="Moderation review" />,
});
