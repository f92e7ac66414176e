import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { afterRevisit, readProgress, type DueQuestion, type RevisitProgress } from './due.ts';

const withDatabase = createDeviceStore('springbyte-revisit', 'progress');

/**
 * What a learner has revisited on this device: the contract has no place for it. Without a database, questions come back as if
 * they had never been revisited.
 */
export const revisitProgressQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['activities', 'revisited', learnerId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<RevisitProgress> => {
      const stored = withDatabase((store) => get<unknown>(learnerId, store));
      return readProgress(await stored.catch(() => undefined));
    },
  });

/** Keeps how an answer went. Two tabs add to the same progress. */
export async function keepRevisited(
  queryClient: QueryClient,
  learnerId: string,
  { questionId, attempt }: DueQuestion,
  isRight: boolean,
): Promise<void> {
  const now = clock.now();
  const withAnswer = (stored: unknown): RevisitProgress => {
    const progress = readProgress(stored);
    return { ...progress, [questionId]: afterRevisit(progress[questionId], attempt, isRight, now) };
  };
  queryClient.setQueryData(revisitProgressQuery(learnerId).queryKey, withAnswer);
  // Nobody can do anything about a browser without a database.
  await withDatabase((store) => update<unknown>(learnerId, withAnswer, store)).catch(() => undefined);
}
