import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** All activities of a subject (D-039). */
export const Route = createFileRoute('/_app/grades/$gradeId/subjects/$subjectId/activities')({
  head: pageTitle('Activities'),
  beforeLoad: guard(policies.adminOrModerator),
  component: () => <PlaceholderScreen title="Activities" />,
});
