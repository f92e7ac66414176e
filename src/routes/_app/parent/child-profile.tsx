import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The learner comes with the navigation's state, or in the query (D-050). */
export const Route = createFileRoute('/_app/parent/child-profile')({
  head: pageTitle('Edit Profile'),
  beforeLoad: guard(policies.parentOnly),
  validateSearch: searchParams({ learnerId: anyText }),
  component: () => <PlaceholderScreen title="Edit Profile" />,
});
