import type { MutationOptions } from '@tanstack/react-query';
import { Problem } from '#api/problem.ts';
import {
  answerSheetQuery,
  invalidateSubmittedElsewhere,
  saveAnswersMutation,
  submitAnswersMutation,
} from '#api/queries/activities/answer-sheet.ts';
import { invalidateActivityLists } from '#api/queries/activities/lists.ts';
import { queryClient } from '#api/query-client.ts';
import { createTabChannel } from '#lib/tab-channel.ts';
import { clock } from '#lib/time/clock.ts';
import { readStoredClaims } from '#session/claims.ts';
import { currentSession } from '#session/session.ts';
import { sessionStore } from '#session/storage.ts';
import { createAnswerStorage } from './answer-storage.ts';
import type { TabMessage } from './answer-submitter.ts';
import { createAnswerSync } from './answer-sync.ts';
import { isSavedAnswerSheet } from './answers.ts';

export const answerStorage = createAnswerStorage();

const channel = createTabChannel<TabMessage>('springbyte-answers');

/** @throws Problem 401 when another tab has just signed this learner out or another user in (D-018) */
function checkToken(learnerId: string): void {
  const token = sessionStore.get('token');
  if (token === undefined || readStoredClaims(token)?.id !== learnerId) throw new Problem(401, '');
}

/** Bypasses `MutationObserver`, which would keep the variables of each mutation in memory. */
const mutate = <Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute(variables);

export const learnerAnswers = createAnswerSync({
  storage: answerStorage,
  save: async ({ learnerId, activityId, questions }, { isBackground }) => {
    checkToken(learnerId);
    const sheet = await mutate(saveAnswersMutation(activityId, isBackground), questions);
    const { queryKey } = answerSheetQuery(activityId);
    // After a change of user, a late response must not enter the cache (D-017).
    const isCurrent = learnerId === currentSession()?.id && queryClient.getQueryData(queryKey) !== undefined;
    if (isCurrent && isSavedAnswerSheet(sheet)) queryClient.setQueryData(queryKey, sheet);
    return sheet;
  },
  submit: async ({ learnerId, activityId, topicId, questions, key }, { isBackground, signal }) => {
    checkToken(learnerId);
    const options = submitAnswersMutation(activityId, { skipGlobalHandling: isBackground, signal });
    const { id } = await mutate(options, { topicId, questions: [...questions], key });
    return id;
  },
  notifyTabs: (message) => channel.send(message),
  listenToTabs: (listener) =>
    channel.listen((message) => {
      if (!isTabMessage(message)) return;
      listener(message);
      if (message.resultId === undefined) void invalidateActivityLists(queryClient);
      else void invalidateSubmittedElsewhere({ client: queryClient });
    }),
  // Without the Web Locks API two tabs may send the same submission; the server recognizes its key.
  withLock: async (task) => {
    if ('locks' in navigator) await navigator.locks.request('springbyte-answers', task);
    else await task();
  },
  isOnline: () => navigator.onLine,
  now: () => clock.now(),
});

const isTabMessage = ({ learnerId, activityId, resultId }: Partial<TabMessage>): boolean =>
  typeof learnerId === 'string' &&
  typeof activityId === 'string' &&
  (resultId === undefined || typeof resultId === 'string');
