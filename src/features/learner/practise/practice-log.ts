import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay, fromDay } from '#lib/time/dates.ts';
import { createDeviceRecord } from '../device-record.ts';

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

const practiceLog = createDeviceRecord({
  name: 'practice-log',
  database: 'springbyte-practice',
  table: 'days',
  parse: parsePracticeLog,
});

export const practiceLogQuery = practiceLog.query;

/** Counts one more question today. */
export function logPractice(
  queryClient: QueryClient,
  learnerId: string,
  kind: keyof PracticeDay,
): Promise<void> {
  const now = clock.now();
  return practiceLog.change(queryClient, learnerId, (log) => {
    const today = getPracticeOn(log, now);
    return { ...log, [formatDay(now)]: { ...today, [kind]: today[kind] + 1 } };
  });
}
