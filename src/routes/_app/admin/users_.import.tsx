import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { restoreList } from '#components/class-import/import-list.ts';
import { findUnfinishedImport } from '#components/class-import/import-store.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ImportScreen, ImportSkeleton } from '#features/admin/import/import-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/users_/import')({
  head: pageTitle('Import a class list'),
  beforeLoad: guard(policies.adminOnly),
  loader: async ({ context }) => {
    await Promise.all([
      prime(context.queryClient, { learners: learnersWithParentsQuery(), grades: gradeListQuery() }),
      findUnfinishedImport(),
      restoreList(),
    ]);
  },
  component: ImportScreen,
  errorComponent: screenError('Failed to load learners'),
  pendingComponent: ImportSkeleton,
});
