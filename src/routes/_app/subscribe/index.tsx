import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

/** Not guarded: the screen itself asks who is there (D-047). */
export const Route = createFileRoute('/_app/subscribe/')({
  head: pageTitle('Choose a plan'),
  validateSearch: searchParams({ learnerId: anyText, planId: anyText }),
  component: () => <PlaceholderScreen title="Choose a plan" />,
});
