import type { QueryClient } from '@tanstack/react-query';
import { isRedirect, redirect } from '@tanstack/react-router';
import { isOver, isPending, type Answers } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { prime } from '#api/prime.ts';
import { isTemporary } from '#api/problem.ts';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { currentSession } from '#session/session.ts';
import { sheetViewQuery } from './view/sheet-view.ts';

/**
 * Loads the answer sheet and opens it with the answers that the server does not have. If there are any, the sheet opens even
 * if it cannot be loaded.
 *
 * @throws Problem when the sheet cannot be loaded and there are none; a redirect to the result if the answers that were
 *   waiting are sent meanwhile
 */
export async function loadSheet(queryClient: QueryClient, activityId: string): Promise<void> {
  const personId = currentSession()?.id;
  if (personId) {
    // Both are in the browser's database.
    await Promise.all([
      learnerAnswers.start(personId),
      prime(queryClient, { view: sheetViewQuery(personId) }),
    ]);
  }
  const known = learnerAnswers.get(activityId);
  const here = known && !isOver(known) ? known : undefined;
  const isNeeded = here !== undefined && isPending(here);
  try {
    const loaded = prime(queryClient, { sheet: answerSheetQuery(activityId, isNeeded) });
    const { sheet } = await Promise.race([loaded, untilSent(activityId)]);
    learnerAnswers.open(sheet);
  } catch (error) {
    // Answers that the server has are gone with the activity; those that it does not have must not be out of reach.
    if (!here || isRedirect(error) || !(isNeeded || isTemporary(error))) throw error;
    queryClient.setQueryData(answerSheetQuery(activityId).queryKey, sheetFrom(queryClient, here));
  }
}

/** Rejects with a redirect to the result as soon as answers that are waiting have been sent. */
function untilSent(activityId: string): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const unsubscribe = learnerAnswers.store.subscribe((all) => {
    const answers = all.get(activityId);
    if (answers?.stage.name !== 'submitted' || answers.stage.resultId === undefined) return;
    unsubscribe();
    const { resultId: activityResultId } = answers.stage;
    const params = { topicId: answers.topicId, activityResultId };
    reject(redirect({ to: '/topic/$topicId/activity-result/$activityResultId', params, replace: true }));
  });
  return promise;
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
