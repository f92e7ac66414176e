import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';
import { guard } from '#session/guard.ts';

/** Child activity (D-033). */
export const Route = createFileRoute('/_app/child-activity')({
  head: pageTitle('Child activity'),
  beforeLoad: guard({ roles: ['Admin', 'Learner', 'Parent'] }),
  validateSearch: textSearch('learnerId'),
  component: () => <LaterScreen title="Child activity" />,
});
