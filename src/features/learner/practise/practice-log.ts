import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { isRecord } from '#api/problem.ts';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay, fromDay } from '#lib/time/dates.ts';

const withDatabase = createDeviceStore('springbyte-practice', 'days');

/** The numbers of questions that a learner practised on one day. Practice is not sent to the server. */
export interface PracticeDay {
  /** Questions of earlier attempts that were due. */
  revisited: number;
  /** Questions that the round of the day took from a new activity. Their answers are in its draft. */
  newQuestions: number;
  /** Questions that were practised right after an attempt. */
  mistakes: number;
}

/** By day, `yyyy-MM-dd` in the browser's time zone. */
export type PracticeLog = Readonly<Record<string, PracticeDay>>;

const noPractice: PracticeDay = { revisited: 0, newQuestions: 0, mistakes: 0 };

export const getPracticeOn = (log: PracticeLog, date: Date): PracticeDay =>
  log[formatDay(date)] ?? noPractice;

/** Parses the stored log; invalid days, and days without practice, are dropped. */
export function parsePracticeLog(stored: unknown): PracticeLog {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, PracticeDay] => isDay(entry[0]) && isPracticeDay(entry[1]),
    ),
  );
}

const isDay = (day: string): boolean => formatDay(fromDay(day)) === day;

function isPracticeDay(value: unknown): value is PracticeDay {
  if (!isRecord(value)) return false;
  const counts = Object.keys(noPractice).map((key) => Number(value[key] ?? Number.NaN));
  return (
    counts.every((count) => Number.isSafeInteger(count) && count >= 0) && counts.some((count) => count > 0)
  );
}

/**
 * Stored on this device, because the contract has no operation for it. Read again at each visit, because another tab may
 * have changed it. Without a database, it is only in the cache of queries.
 */
export const practiceLogQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['activities', 'practice-log', learnerId],
    staleTime: 0,
    retry: false,
    queryFn: async ({ client, queryKey }): Promise<PracticeLog> => {
      const stored = withDatabase((store) => get<unknown>(learnerId, store));
      return parsePracticeLog(await stored.catch(() => client.getQueryData(queryKey)));
    },
  });

/** Counts one more question today, in one transaction: two tabs may update the same log. */
export async function logPractice(
  queryClient: QueryClient,
  learnerId: string,
  kind: keyof PracticeDay,
): Promise<void> {
  const now = clock.now();
  const withOneMore = (stored: unknown): PracticeLog => {
    const log = parsePracticeLog(stored);
    const today = getPracticeOn(log, now);
    return { ...log, [formatDay(now)]: { ...today, [kind]: today[kind] + 1 } };
  };
  // An absent log is read from the device when it is needed.
  queryClient.setQueryData(practiceLogQuery(learnerId).queryKey, (log) => log && withOneMore(log));
  await withDatabase((store) => update<unknown>(learnerId, withOneMore, store)).catch(() => undefined);
}
