import { createFileRoute, redirect } from '@tanstack/react-router';
import { optional, prime } from '#api/prime.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectListQuery } from '#api/queries/subjects.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { GradeSetupScreen, GradeSetupSkeleton } from '#features/authoring/grade-setup/grade-setup-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const gradeSearch = searchParams({ grade: anyText });

export const Route = createFileRoute('/_app/admin/grade-setup')({
  head: pageTitle('Manage Grades'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: gradeSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const { grades } = await prime(queryClient, {
      grades: optional(gradeListQuery()),
      subjects: optional(subjectListQuery()),
    });
    const { grade: chosen } = gradeSearch(location.search);
    // Removes an unknown grade from the URL.
    if (chosen !== undefined && grades && !grades.some(({ id }) => id === chosen)) {
      throw redirect({ to: '/admin/grade-setup', replace: true });
    }
  },
  component: GradeSetupScreen,
  errorComponent: screenError('Failed to load grades'),
  pendingComponent: GradeSetupSkeleton,
});
