import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { isRecord } from '#api/problem.ts';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';

const withDatabase = createDeviceStore('springbyte-practice-drafts', 'answers');

/** The unchecked answers of a day: properties of question data, by question id. */
export type PracticeDrafts = Readonly<Record<string, unknown>>;

/** Returns the stored answers; none if they are of another day. */
export function parseDrafts(stored: unknown, now: Date): PracticeDrafts {
  const isOfToday = isRecord(stored) && stored['day'] === formatDay(now);
  return isOfToday && isRecord(stored['answers']) ? stored['answers'] : {};
}

/** Stored on this device until the answer is checked, for the rest of the day: practice is not sent to the server. */
export const practiceDraftsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['activities', 'practice-drafts', userId],
    staleTime: 0,
    retry: false,
    queryFn: async ({ client, queryKey }): Promise<PracticeDrafts> => {
      const stored = withDatabase((store) => get<unknown>(userId, store));
      return stored
        .then((drafts) => parseDrafts(drafts, clock.now()))
        .catch(() => client.getQueryData<PracticeDrafts>(queryKey) ?? {});
    },
  });

/**
 * Stores an answer that is not checked yet, in one transaction: two tabs may update the same drafts.
 *
 * @param answer undefined removes the draft
 */
export async function storePracticeDraft(
  queryClient: QueryClient,
  userId: string,
  questionId: string,
  answer: unknown,
): Promise<void> {
  const change = (drafts: PracticeDrafts): PracticeDrafts => {
    const others = Object.entries(drafts).filter(([id]) => id !== questionId);
    return Object.fromEntries(answer === undefined ? others : [...others, [questionId, answer]]);
  };
  queryClient.setQueryData(practiceDraftsQuery(userId).queryKey, (drafts) => drafts && change(drafts));
  const now = clock.now();
  const withChange = (stored: unknown) => ({
    day: formatDay(now),
    answers: change(parseDrafts(stored, now)),
  });
  await withDatabase((store) => update<unknown>(userId, withChange, store)).catch(() => undefined);
}
