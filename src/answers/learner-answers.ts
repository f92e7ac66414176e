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
import { readableClaims } from '#session/claims.ts';
import { currentSession } from '#session/session.ts';
import { sessionStore } from '#session/storage.ts';
import { createAnswerStorage } from './answer-storage.ts';
import type { TabMessage } from './answer-submitter.ts';
import { createAnswerSync } from './answer-sync.ts';
import { isSavedAnswerSheet } from './answers.ts';

export const answerStorage = createAnswerStorage();

const channel = createTabChannel<TabMessage>('springbyte-answers');

/**
 * Another tab may have signed in another learner just now (D-018); answers must not be sent with that token.
 *
 * @throws Problem 401 when the token belongs to another user
 */
function checkToken(learnerId: string): void {
  const token = sessionStore.get('token');
  if (token === undefined || readableClaims(token)?.id !== learnerId) throw new Problem(401, '');
}

/** Without a `MutationObserver`, which would keep all answers of each mutation in memory. */
const mutate = <Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => queryClient.getMutationCache().build(queryClient, options).execute(variables);

/** The answers of the signed-in learner, synchronized across tabs. */
export const learnerAnswers = createAnswerSync({
  storage: answerStorage,
  save: async ({ learnerId, activityId, questions }, { isBackground }) => {
    checkToken(learnerId);
    const sheet = await mutate(saveAnswersMutation(activityId, isBackground), questions);
    const { queryKey } = answerSheetQuery(activityId);
    // A late response belongs to the previous learner (D-017).
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
  notifyTabs: (message) => channel.tell(message),
  listenToTabs: (hear) =>
    channel.listen((message) => {
      if (!isTabMessage(message)) return;
      hear(message);
      if (message.resultId === undefined) void invalidateActivityLists(queryClient);
      else void invalidateSubmittedElsewhere({ client: queryClient });
    }),
  // Without the Web Locks API two tabs may both send; the server recognizes the key.
  withLock: async (work) => {
    if ('locks' in navigator) await navigator.locks.request('springbyte-answers', work);
    else await work();
  },
  isOnline: () => navigator.onLine,
  now: () => clock.now(),
});

const isTabMessage = ({ learnerId, activityId, resultId }: Partial<TabMessage>): boolean =>
  typeof learnerId === 'string' &&
  typeof activityId === 'string' &&
  (resultId === undefined || typeof resultId === 'string');
