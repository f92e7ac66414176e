import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isFinished, isPending, type Answers } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { prime } from '#api/prime.ts';
import { isTemporary } from '#api/problem.ts';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { answerSheetViewQuery } from '#features/learner/do-activity/answer-sheet-view.ts';
import { DoActivityScreen, DoActivitySkeleton } from '#features/learner/do-activity/do-activity-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { positiveInteger, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { currentSession } from '#session/session.ts';

/** A constant, because TypeScript infers no parameters beside `shouldReload`. */
const validateSearch = searchParams({ question: positiveInteger });

export const Route = createFileRoute('/_app/topic/$topicId/activity/$activityId')({
  head: pageTitle('Activity'),
  beforeLoad: guard(policies.signedIn),
  validateSearch,
  // Fetch at each visit: the server may have newer answers.
  gcTime: 0,
  // Not when moving between its questions.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context, params }) => loadSheet(context.queryClient, params.activityId),
  component: () => <DoActivityScreen {...Route.useParams()} {...Route.useSearch()} />,
  errorComponent: screenError('Failed to load activity.'),
  pendingComponent: DoActivitySkeleton,
});

/**
 * Loads the answer sheet and opens it with the answers that the server does not have. If there are any, the sheet opens even
 * if it cannot be loaded.
 *
 * @throws Problem when the sheet cannot be loaded and there are none; a redirect to the result if the answers that were
 *   waiting are sent meanwhile
 */
async function loadSheet(queryClient: QueryClient, activityId: string): Promise<void> {
  const personId = currentSession()?.id;
  if (personId) {
    // Both are in the browser's database.
    await Promise.all([
      learnerAnswers.start(personId),
      prime(queryClient, { view: answerSheetViewQuery(personId) }),
    ]);
  }
  const known = learnerAnswers.get(activityId);
  const here = known && !isFinished(known) ? known : undefined;
  const isNeeded = here !== undefined && isPending(here);
  const loaded = await prime(queryClient, { sheet: answerSheetQuery(activityId, isNeeded) }).catch(
    (error: unknown) => ({ error }),
  );
  redirectIfSent(activityId, known);
  if (!('error' in loaded)) {
    learnerAnswers.open(loaded.sheet);
    return;
  }
  // Answers that the server has are removed with the activity; those that it does not have must stay within reach.
  const isShown = here !== undefined && (isNeeded || isTemporary(loaded.error));
  if (!isShown || currentSession()?.id !== personId) throw loaded.error;
  queryClient.setQueryData(answerSheetQuery(activityId).queryKey, sheetFrom(queryClient, here));
}

/** Redirects to the result if the answers were sent since the learner opened the page. */
function redirectIfSent(activityId: string, before: Answers | undefined): void {
  const now = learnerAnswers.get(activityId);
  if (!now || now === before || now.stage.name !== 'submitted' || now.stage.resultId === undefined) return;
  const params = { topicId: now.topicId, activityResultId: now.stage.resultId };
  throw redirect({ to: '/topic/$topicId/activity-result/$activityResultId', params, replace: true });
}

/** The sheet as far as this device knows it: with its title only if that is in the cache. */
function sheetFrom(queryClient: QueryClient, { activityId, topicId, questions }: Answers): AnswerSheet {
  const activities = queryClient.getQueryData(activitiesWithResultsQuery(topicId).queryKey);
  const known = activities?.find(({ id }) => id === activityId);
  return {
    id: activityId,
    topicId,
    title: known?.title ?? 'Your answers',
    description: 'This is what you have answered. The rest of the activity could not be loaded.',
    questions: [...questions] as AnswerSheet['questions'],
  };
}
