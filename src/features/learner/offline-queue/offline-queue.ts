import { MutationObserver } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { Problem } from '#api/problem.ts';
import { submitAnswersMutation } from '#api/queries/activities/answer-sheet.ts';
import { queryClient } from '#api/query-client.ts';
import { readableClaims } from '#session/claims.ts';
import { sessionStore } from '#session/storage.ts';
import { ownerOf, tellOtherWindows } from '../do-activity/other-windows/window-news.ts';
import { createOfflineQueue } from './create-queue.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import type { QueueEntry } from './queue-entry.ts';
import { withFallback } from './submission-store.ts';
import type { Submission } from './submission.ts';

export const submissionStore = withFallback(indexedDbStore(), memoryStore());

/** Answers that learners have submitted on this device and the server does not have yet. */
export const offlineQueue = createOfflineQueue({
  store: submissionStore,
  send,
  withLock,
  isOnline: () => navigator.onLine,
});

/** What is queued of an activity, for whoever is signed in. */
export const useQueueEntry = (activityId: string): QueueEntry | undefined =>
  useStore(offlineQueue.entries, (entries) => entries.get(activityId));

/** Everything that is queued, by activity. */
export const useQueueEntries = (): ReadonlyMap<string, QueueEntry> => useStore(offlineQueue.entries);

/** A failure leads nobody away from the page that they are reading (D-007). */
async function send(
  { learnerId, activityId, topicId, questions, key }: Submission,
  signal: AbortSignal,
): Promise<string> {
  // Another tab may have signed somebody else in a moment ago (D-018): nobody sends what is not theirs.
  const token = sessionStore.get('token');
  if (token === undefined || readableClaims(token)?.id !== learnerId) throw new Problem(401, '');
  const options = submitAnswersMutation(activityId, { skipGlobalHandling: true, signal });
  const { id } = await new MutationObserver(queryClient, options).mutate({ topicId, questions, key });
  tellOtherWindows(ownerOf(learnerId, activityId), { kind: 'submitted', resultId: id });
  return id;
}

/** Without the Web Locks API two tabs may both send; the server recognises a repetition by its key. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('springbyte-submissions', work);
  else await work();
}
