import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { isRecord } from '#api/problem.ts';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';

const withDatabase = createDeviceStore('springbyte-practice', 'days');

/** What a learner practised on one day. Practice is not sent to the server. */
export interface PracticeDay {
  /** Answered questions of earlier attempts. */
  revisited: number;
  /** How many of them were right at the first try. */
  right: number;
  /** Questions of a new activity that were answered in the round of the day, and saved in its draft. */
  fresh: number;
}

/** By day, `yyyy-MM-dd` in the browser's time zone. */
export type PracticeLog = Readonly<Record<string, PracticeDay>>;

const noPractice: PracticeDay = { revisited: 0, right: 0, fresh: 0 };

export const getPracticeOn = (log: PracticeLog, date: Date): PracticeDay =>
  log[formatDay(date)] ?? noPractice;

/** Parses the stored log; invalid entries are dropped. */
export function parsePracticeLog(stored: unknown): PracticeLog {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([day, value]) => {
      const counts = isRecord(value) ? [value['revisited'], value['right'], value['fresh']] : [];
      const [revisited, right, fresh] = counts.filter(isCount);
      const isComplete = revisited !== undefined && right !== undefined && fresh !== undefined;
      return isComplete && /^\d{4}-\d\d-\d\d$/.test(day) ? [[day, { revisited, right, fresh }]] : [];
    }),
  );
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Stored on this device, because the contract has no operation for it. Without a database, the log is empty. */
export const practiceLogQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['activities', 'practice-log', learnerId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<PracticeLog> => {
      const stored = withDatabase((store) => get<unknown>(learnerId, store));
      return parsePracticeLog(await stored.catch(() => undefined));
    },
  });

/** Adds to the counts of today, in one transaction: two tabs may update the same log. */
export async function logPractice(
  queryClient: QueryClient,
  learnerId: string,
  added: Partial<PracticeDay>,
): Promise<void> {
  const now = clock.now();
  const withAdded = (stored: unknown): PracticeLog => {
    const log = parsePracticeLog(stored);
    const { revisited, right, fresh } = getPracticeOn(log, now);
    return {
      ...log,
      [formatDay(now)]: {
        revisited: revisited + (added.revisited ?? 0),
        right: right + (added.right ?? 0),
        fresh: fresh + (added.fresh ?? 0),
      },
    };
  };
  queryClient.setQueryData(practiceLogQuery(learnerId).queryKey, withAdded);
  await withDatabase((store) => update<unknown>(learnerId, withAdded, store)).catch(() => undefined);
}
