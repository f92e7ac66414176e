import type { QueryClient } from '@tanstack/react-query';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { createDeviceRecord } from '../device-record.ts';
import { logPractice } from '../practise/practice-log.ts';
import { neverDue, updateRevisited, parseProgress, type DueQuestion } from './due-questions.ts';

const revisitProgress = createDeviceRecord({
  name: 'revisited',
  database: 'springbyte-revisit',
  table: 'progress',
  parse: parseProgress,
});

export const revisitProgressQuery = revisitProgress.query;

/**
 * Stores the outcome of an answer. A question that was answered earlier today is not counted again in the log of
 * practice.
 */
export async function storeRevisited(
  queryClient: QueryClient,
  learnerId: string,
  { questionId, attempt }: DueQuestion,
  isRight: boolean,
): Promise<void> {
  const now = clock.now();
  let isCounted = true;
  await revisitProgress.change(queryClient, learnerId, (progress) => {
    const earlier = progress[questionId];
    isCounted = earlier === undefined || formatDay(new Date(earlier.at)) !== formatDay(now);
    return { ...progress, [questionId]: updateRevisited(earlier, attempt, isRight, now) };
  });
  if (isCounted) await logPractice(queryClient, learnerId, 'revisited');
}

/** Stores that a question was answered once more, after a wrong answer of today. */
export const storeRepeated = (
  queryClient: QueryClient,
  learnerId: string,
  { questionId }: DueQuestion,
): Promise<void> =>
  revisitProgress.change(queryClient, learnerId, (progress) => {
    const answer = progress[questionId];
    return answer ? { ...progress, [questionId]: { ...answer, isRepeated: true } } : progress;
  });

/** Marks questions that can no longer be shown as never due: their attempt or their content is no longer there. */
export const storeLost = (
  queryClient: QueryClient,
  learnerId: string,
  lost: readonly DueQuestion[],
): Promise<void> =>
  revisitProgress.change(queryClient, learnerId, (progress) => ({
    ...progress,
    ...Object.fromEntries(lost.map(({ questionId }) => [questionId, neverDue(clock.now())])),
  }));
