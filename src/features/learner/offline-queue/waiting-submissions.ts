import { MutationObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Problem } from '#api/problem.ts';
import { submitAnswersMutation } from '#api/queries/activities/answer-sheet.ts';
import { queryClient } from '#api/query-client.ts';
import { readableClaims } from '#session/claims.ts';
import { sessionStore } from '#session/storage.ts';
import { createOfflineQueue, type Waiting } from './offline-queue.ts';
import { deviceStore, firstOf, pageStore, type Submission } from './submission-store.ts';

export const submissionStore = firstOf(deviceStore(), pageStore());

/** What learners have handed in on this device and the server does not have yet. */
export const offlineQueue = createOfflineQueue({
  store: submissionStore,
  send,
  alone,
  isOnline: () => navigator.onLine,
});

/** What waits of an activity, for whoever is signed in. */
export const useWaiting = (activityId: string): Waiting | undefined =>
  useSyncExternalStore(offlineQueue.subscribe, () => offlineQueue.waiting(activityId));

/** Whatever the answer, it leads nobody away from the page that they are reading (D-007). */
async function send({ learnerId, activityId, topicId, questions, key }: Submission, signal: AbortSignal) {
  // Another tab may have signed somebody else in a moment ago (D-018): nobody sends what is not theirs.
  const token = sessionStore.get('token');
  if (token === undefined || readableClaims(token)?.id !== learnerId) throw new Problem(401, '');
  const options = submitAnswersMutation(activityId, { skipGlobalHandling: true, signal });
  const { id } = await new MutationObserver(queryClient, options).mutate({ topicId, questions, key });
  return id;
}

/** One tab sends at a time; a browser without locks has the server tell repetitions by their key. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('springbyte-submissions', work);
  else await work();
}
