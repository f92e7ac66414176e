import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { submittedChangeListQuery } from '#api/queries/moderation.ts';
import { listParamSchemas } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import {
  SubmissionsScreen,
  SubmissionsSkeleton,
} from '#features/moderation/submissions/submissions-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { currentSession } from '#session/session.ts';

export const Route = createFileRoute('/_app/submissions/')({
  head: pageTitle('My submissions'),
  beforeLoad: guard(policies.changeSubmission),
  validateSearch: searchParams({ ...listParamSchemas, status: oneOf(['Pending', 'Approved', 'Rejected']) }),
  loader: async ({ context }) => {
    // The session ends shortly before the screen unmounts, so pass the id.
    const userId = currentSession()?.id ?? '';
    await prime(context.queryClient, { changes: submittedChangeListQuery(userId) });
    return userId;
  },
  component: () => <SubmissionsScreen userId={Route.useLoaderData()} />,
  errorComponent: screenError('Failed to load your submissions'),
  pendingComponent: SubmissionsSkeleton,
});
