import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';

/** The learner may also come from the query; without one the screen says so (D-047). */
export const Route = createFileRoute('/_app/manage-subscription/')({
  head: pageTitle('Manage subscription'),
  validateSearch: textSearch('learnerId'),
  component: () => <LaterScreen title="Manage subscription" />,
});
