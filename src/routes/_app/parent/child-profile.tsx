import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';

/** The learner comes with the navigation, or by name in the address (D-050). */
export const Route = createFileRoute('/_app/parent/child-profile')({
  head: pageTitle('Edit Profile'),
  beforeLoad: guard({ roles: ['Parent'] }),
  validateSearch: searchParams({ learnerId: anyText }),
  component: () => <LaterScreen title="Edit Profile" />,
});
