import { createFileRoute } from '@tanstack/react-router';
import { AdminTabs } from '#features/admin/people/admin-tabs.tsx';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** A tab of the administrator's screen about people (ADM-001, D-042). */
export const Route = createFileRoute('/_app/admin/roles')({
  head: pageTitle('Roles'),
  beforeLoad: guard(policies.adminOnly),
  component: () => (
    <>
      <AdminTabs />
      <PlaceholderScreen title="Roles" />
    </>
  ),
});
