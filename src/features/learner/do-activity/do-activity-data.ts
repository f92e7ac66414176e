import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { answerSheetQuery, type AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { currentSession } from '#session/session.ts';
import { offlineQueue } from '../offline-queue/offline-queue.ts';
import type { Submission } from '../offline-queue/submission.ts';
import { answersIn } from './draft/answer-part.ts';
import { sheetViewQuery } from './view/sheet-view.ts';

/**
 * Loads the answer sheet. If answers were submitted that the server does not have, the sheet shows those, and opens even
 * if it cannot be loaded: they must not be out of reach.
 *
 * @param signal aborted when nobody waits for the screen any more
 * @throws Problem when the sheet cannot be loaded and nothing was submitted
 */
export async function loadSheet(
  queryClient: QueryClient,
  activityId: string,
  signal: AbortSignal,
): Promise<void> {
  const personId = currentSession()?.id;
  if (personId) {
    // Both are in the browser's database.
    await Promise.all([offlineQueue.start(personId), prime(queryClient, { view: sheetViewQuery(personId) })]);
  }
  const { submission } = offlineQueue.entry(activityId) ?? offlineQueue.rejection(activityId) ?? {};
  if (!submission) {
    await prime(queryClient, { sheet: answerSheetQuery(activityId) });
    return;
  }
  // They may be sent, or rejected, before the screen is there.
  offlineQueue.outcomes.bufferFor(activityId, signal);
  const { sheet } = await prime(queryClient, { sheet: optional(answerSheetQuery(activityId, true)) });
  queryClient.setQueryData(
    answerSheetQuery(activityId).queryKey,
    sheet ? withAnswers(sheet, submission) : sheetFrom(queryClient, submission),
  );
}

/** What was submitted counts as changed when it was submitted, in case the server rejects it and it is saved again. */
function withAnswers(sheet: AnswerSheet, { questions, submittedAt }: Submission): AnswerSheet {
  const submitted = new Map(questions.map(({ id, data }) => [id, answersIn(data)]));
  const answered = sheet.questions.map((question) => ({
    ...question,
    data: { ...question.data, ...submitted.get(question.id) },
    ...(question.answerChangedAtUtc !== undefined && { answerChangedAtUtc: submittedAt }),
  }));
  return { ...sheet, questions: answered as AnswerSheet['questions'] };
}

/** The sheet as far as this device knows it: without media, and with its title only if that is in the cache. */
function sheetFrom(queryClient: QueryClient, { activityId, topicId, questions }: Submission): AnswerSheet {
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
