import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { currentSession } from '#session/session.ts';
import type { Submission } from '../offline-queue/submission-store.ts';
import { offlineQueue } from '../offline-queue/waiting-submissions.ts';

/**
 * Primes the sheet. Where answers were handed in that the server does not have, the sheet holds those, and opens
 * whatever the server says of it: they must not be out of reach.
 *
 * @param givenUp nobody waits for the screen any more
 * @throws Problem when the sheet does not come
 */
export async function loadSheet(
  queryClient: QueryClient,
  activityId: string,
  givenUp: AbortSignal,
): Promise<void> {
  const learnerId = currentSession()?.id;
  if (learnerId) await offlineQueue.start(learnerId);
  const { submission } = offlineQueue.waiting(activityId) ?? offlineQueue.refusal(activityId) ?? {};
  if (!submission) {
    await prime(queryClient, { sheet: answerSheetQuery(activityId) });
    return;
  }
  // It may be sent, or refused, before the screen is there.
  offlineQueue.expect(activityId, givenUp);
  const { sheet } = await prime(queryClient, { sheet: optional(answerSheetQuery(activityId, true)) });
  queryClient.setQueryData(
    answerSheetQuery(activityId).queryKey,
    sheet ? withAnswers(sheet, submission) : sheetOf(queryClient, submission),
  );
}

/** The members of a question's data in which answers stand (D-068). */
const answerMembers: readonly string[] = ['answer', 'answers', 'selectedAnswers'];

function withAnswers(sheet: AnswerSheet, { questions }: Submission): AnswerSheet {
  const given = new Map(questions.map(({ id, data }) => [id, answersIn(data)]));
  const answered = sheet.questions.map((question) => ({
    ...question,
    data: { ...question.data, ...given.get(question.id) },
  }));
  return { ...sheet, questions: answered as AnswerSheet['questions'] };
}

const answersIn = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([member]) => answerMembers.includes(member)));

/** The sheet as far as this device knows it: without the pictures, and with its title only if that was seen before. */
function sheetOf(queryClient: QueryClient, { activityId, topicId, questions }: Submission): AnswerSheet {
  const activities = queryClient.getQueryData(activitiesWithResultsQuery(topicId).queryKey);
  const known = activities?.find(({ id }) => id === activityId);
  return {
    id: activityId,
    topicId,
    title: known?.title ?? 'Your answers',
    description: 'This is what you have answered. The rest of the activity could not be loaded.',
    questions: questions.map((question, sortOrder) => ({ ...question, sortOrder, mediaPath: null })),
  };
}
