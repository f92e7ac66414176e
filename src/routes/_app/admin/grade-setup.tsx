import { createFileRoute, redirect } from '@tanstack/react-router';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectListQuery } from '#api/queries/subjects.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { GradeSetupScreen, GradeSetupSkeleton } from '#features/authoring/grade-setup/grade-setup-screen.tsx';
import { loadPlace } from '#features/authoring/loading/load-place.ts';
import { gradeParam } from '#features/authoring/setup/part-params.ts';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const toGrade = searchParams({ [gradeParam]: anyText });

export const Route = createFileRoute('/_app/admin/grade-setup')({
  head: pageTitle('Manage Grades'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: toGrade,
  loader: async ({ context: { queryClient }, location }) => {
    await loadPlace(queryClient, { grades: gradeListQuery(), subjects: subjectListQuery() });
    const grades = queryClient.getQueryData(gradeListQuery().queryKey);
    const { [gradeParam]: chosen } = toGrade(location.search);
    // A grade that is not there: the URL says so no longer than the page.
    if (chosen !== undefined && grades && !grades.some(({ id }) => id === chosen)) {
      throw redirect({ to: '/admin/grade-setup', replace: true });
    }
  },
  component: GradeSetupScreen,
  errorComponent: screenError('Failed to load grades'),
  pendingComponent: GradeSetupSkeleton,
});
