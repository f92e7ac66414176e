import { createFileRoute } from '@tanstack/react-router';
import { deferred, existing, optional, prime } from '#api/prime.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLearnersQuery } from '#api/queries/learners.ts';
import { gradeSubjectsQuery } from '#api/queries/subjects.ts';
import { listParamSchemas } from '#components/list/list-search.ts';
import { tabParam } from '#components/list/use-list-tab.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { SubjectsScreen, SubjectsSkeleton } from '#features/authoring/subjects/subjects-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/grades/$gradeId/subjects/')({
  beforeLoad: guard(policies.contentReaders),
  validateSearch: searchParams({ ...listParamSchemas, [tabParam]: oneOf(['subject', 'add', 'student']) }),
  loader: async ({ context: { queryClient }, params: { gradeId } }) => {
    const { grades } = await prime(queryClient, {
      grades: optional(gradeListQuery()),
      subjects: existing(gradeSubjectsQuery(gradeId)),
      learners: deferred(gradeLearnersQuery(gradeId)),
    });
    return grades?.find(({ id }) => id === gradeId)?.title;
  },
  head: ({ loaderData: grade }) => pageTitle(grade ? `Subjects of ${grade}` : 'Subjects')(),
  component: () => <SubjectsScreen key={Route.useParams().gradeId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load subjects'),
  pendingComponent: SubjectsSkeleton,
});
