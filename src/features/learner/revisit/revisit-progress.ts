import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { updateRevisited, parseProgress, type DueQuestion, type RevisitProgress } from './due-questions.ts';
import { logPractice } from './practice-log.ts';

const withDatabase = createDeviceStore('springbyte-revisit', 'progress');

/**
 * The progress with revisited questions. It is stored on this device, because the contract has no operation for
 * it. Without a database, every question counts as never revisited.
 */
export const revisitProgressQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['activities', 'revisited', learnerId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<RevisitProgress> => {
      const stored = withDatabase((store) => get<unknown>(learnerId, store));
      return parseProgress(await stored.catch(() => undefined));
    },
  });

/** Stores the outcome of an answer, in one transaction: two tabs may update the same progress. */
export async function storeRevisited(
  queryClient: QueryClient,
  learnerId: string,
  { questionId, attempt }: DueQuestion,
  isRight: boolean,
): Promise<void> {
  const now = clock.now();
  const withAnswer = (stored: unknown): RevisitProgress => {
    const progress = parseProgress(stored);
    return { ...progress, [questionId]: updateRevisited(progress[questionId], attempt, isRight, now) };
  };
  queryClient.setQueryData(revisitProgressQuery(learnerId).queryKey, withAnswer);
  await Promise.all([
    withDatabase((store) => update<unknown>(learnerId, withAnswer, store)).catch(() => undefined),
    logPractice(queryClient, learnerId, { revisited: 1, right: isRight ? 1 : 0 }),
  ]);
}
