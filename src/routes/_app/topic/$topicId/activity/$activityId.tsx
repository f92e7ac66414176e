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

/** A constant: TypeScript infers no params if `shouldReload` is in the same object literal. */
const validateSearch = searchParams({ question: positiveInteger });

export const Route = createFileRoute('/_app/topic/$topicId/activity/$activityId')({
  beforeLoad: guard(policies.signedIn),
  validateSearch,
  // Fetched at each visit: the server may have newer answers.
  gcTime: 0,
  // Not refetched when the learner goes to another question.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context, params }) => loadSheet(context.queryClient, params.activityId),
  head: ({ loaderData: title }) => pageTitle(title ?? 'Activity')(),
  component: () => <DoActivityScreen {...Route.useParams()} {...Route.useSearch()} />,
  errorComponent: screenError('Failed to load activity.'),
  pendingComponent: DoActivitySkeleton,
});

/**
 * Loads the answer sheet and merges unsaved answers of this device into it. If loading fails, opens the sheet with the
 * answers of this device: unsaved ones always, saved ones only after a temporary failure.
 *
 * @returns the title of the activity
 * @throws Problem when loading fails and there are no such answers; a redirect to the result if waiting answers are
 * sent meanwhile
 */
async function loadSheet(queryClient: QueryClient, activityId: string): Promise<string> {
  const personId = currentSession()?.id;
  if (personId) {
    await Promise.all([
      learnerAnswers.start(personId),
      prime(queryClient, { view: answerSheetViewQuery(personId) }),
    ]);
  }
  const deviceAnswers = learnerAnswers.get(activityId);
  const unfinished = deviceAnswers && !isFinished(deviceAnswers) ? deviceAnswers : undefined;
  const isNeeded = unfinished !== undefined && isPending(unfinished);
  const loaded = await prime(queryClient, { sheet: answerSheetQuery(activityId, isNeeded) }).catch(
    (error: unknown) => ({ error }),
  );
  redirectIfSent(activityId, deviceAnswers);
  if (!('error' in loaded)) {
    learnerAnswers.open(loaded.sheet);
    return loaded.sheet.title;
  }
  // Saved answers may belong to a deleted activity; unsaved answers must remain accessible.
  const isShown = unfinished !== undefined && (isNeeded || isTemporary(loaded.error));
  if (!isShown || currentSession()?.id !== personId) throw loaded.error;
  const sheet = sheetFrom(queryClient, unfinished);
  queryClient.setQueryData(answerSheetQuery(activityId).queryKey, sheet);
  return sheet.title;
}

/** Redirects to the result if the answers were sent since the learner opened the page. */
function redirectIfSent(activityId: string, before: Answers | undefined): void {
  const now = learnerAnswers.get(activityId);
  if (!now || now === before || now.stage.name !== 'submitted' || now.stage.resultId === undefined) return;
  const params = { topicId: now.topicId, activityResultId: now.stage.resultId };
  throw redirect({ to: '/topic/$topicId/activity-result/$activityResultId', params, replace: true });
}

/** Creates a sheet from the answers of this device, with its title if that is cached. */
function sheetFrom(queryClient: QueryClient, { activityId, topicId, questions }: Answers): AnswerSheet {
  const activities = queryClient.getQueryData(activitiesWithResultsQuery(topicId).queryKey);
  const activity = activities?.find(({ id }) => id === activityId);
  return {
    id: activityId,
    topicId,
    title: activity?.title ?? 'Your answers',
    description: 'This is what you have answered. The rest of the activity could not be loaded.',
    questions: [...questions] as AnswerSheet['questions'],
  };
}
