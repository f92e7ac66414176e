import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { logPractice } from '../practise/practice-log.ts';
import {
  neverDue,
  updateRevisited,
  parseProgress,
  type DueQuestion,
  type RevisitProgress,
} from './due-questions.ts';

const withDatabase = createDeviceStore('springbyte-revisit', 'progress');

/**
 * The progress with revisited questions. It is stored on this device, because the contract has no operation for
 * it. Read again at each visit, because another tab may have changed it. Without a database, it is only in the cache
 * of queries.
 */
export const revisitProgressQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['activities', 'revisited', learnerId],
    staleTime: 0,
    retry: false,
    queryFn: async ({ client, queryKey }): Promise<RevisitProgress> => {
      const stored = withDatabase((store) => get<unknown>(learnerId, store));
      return parseProgress(await stored.catch(() => client.getQueryData(queryKey)));
    },
  });

/**
 * Stores the outcome of an answer, in one transaction: two tabs may update the same progress. A question that was
 * answered earlier today is not counted again in the log of practice.
 */
export async function storeRevisited(
  queryClient: QueryClient,
  learnerId: string,
  { questionId, attempt }: DueQuestion,
  isRight: boolean,
): Promise<void> {
  const now = clock.now();
  let isCounted = true;
  const withAnswer = (stored: unknown): RevisitProgress => {
    const progress = parseProgress(stored);
    const earlier = progress[questionId];
    isCounted = earlier === undefined || formatDay(new Date(earlier.at)) !== formatDay(now);
    return { ...progress, [questionId]: updateRevisited(earlier, attempt, isRight, now) };
  };
  await updateProgress(queryClient, learnerId, withAnswer);
  if (isCounted) await logPractice(queryClient, learnerId, 'revisited');
}

/** Stores that a question was answered once more, after a wrong answer of today. */
export const storeRepeated = (
  queryClient: QueryClient,
  learnerId: string,
  { questionId }: DueQuestion,
): Promise<void> =>
  updateProgress(queryClient, learnerId, (stored) => {
    const progress = parseProgress(stored);
    const answer = progress[questionId];
    return answer ? { ...progress, [questionId]: { ...answer, isRepeated: true } } : progress;
  });

/** Marks questions that can no longer be shown as never due: their attempt or their content is no longer there. */
export const storeLost = (
  queryClient: QueryClient,
  learnerId: string,
  lost: readonly DueQuestion[],
): Promise<void> =>
  updateProgress(queryClient, learnerId, (stored) => ({
    ...parseProgress(stored),
    ...Object.fromEntries(lost.map(({ questionId }) => [questionId, neverDue(clock.now())])),
  }));

async function updateProgress(
  queryClient: QueryClient,
  learnerId: string,
  change: (stored: unknown) => RevisitProgress,
): Promise<void> {
  const written = withDatabase((store) => update<unknown>(learnerId, change, store)).catch(() => undefined);
  // Absent progress is read from the device when it is needed.
  queryClient.setQueryData(
    revisitProgressQuery(learnerId).queryKey,
    (progress) => progress && change(progress),
  );
  await written;
}
