import type { components } from '#api/contract.gen.ts';
import { formatDay, fromDay } from '#lib/time/dates.ts';
import { startOfWeek } from '#lib/time/start-of-week.ts';
import type { PracticeLog } from '../../practise/practice-log.ts';

type ReportRow = components['schemas']['ActivityReportRow'];

interface WeekCount {
  /** Marked questions of submitted activities, and practised questions. */
  answered: number;
  /** Marked questions of first attempts. */
  firstTries: number;
  rightAtOnce: number;
}

export interface WeekFigures extends WeekCount {
  lastWeek: WeekCount;
}

/** @param report all attempts of the learner */
export function getWeekFigures(report: readonly ReportRow[], log: PracticeLog, now: Date): WeekFigures {
  const monday = startOfWeek(now);
  const lastMonday = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() - 7);
  const firstAttempts = findFirstAttempts(report);
  const counts = [
    ...report.map((attempt) => ({
      monday: startOfWeek(new Date(attempt.modifiedDate)),
      ...countAttempt(attempt, firstAttempts.has(attempt)),
    })),
    ...Object.entries(log).map(([day, { revisited, mistakes }]) => ({
      monday: startOfWeek(fromDay(day)),
      answered: revisited + mistakes,
      firstTries: 0,
      rightAtOnce: 0,
    })),
  ];
  const sumOf = (week: Date) => sum(counts.filter((count) => count.monday.getTime() === week.getTime()));
  return { ...sumOf(monday), lastWeek: sumOf(lastMonday) };
}

/** A server may omit the ids of missed questions: then it is unknown how many were right. */
function countAttempt({ activityTotalScore, missedQuestionIds }: ReportRow, isFirst: boolean): WeekCount {
  const isKnown = isFirst && missedQuestionIds !== undefined;
  return {
    answered: activityTotalScore,
    firstTries: isKnown ? activityTotalScore : 0,
    rightAtOnce: isKnown ? Math.max(activityTotalScore - missedQuestionIds.length, 0) : 0,
  };
}

const sum = (counts: readonly WeekCount[]): WeekCount => ({
  answered: counts.reduce((total, { answered }) => total + answered, 0),
  firstTries: counts.reduce((total, { firstTries }) => total + firstTries, 0),
  rightAtOnce: counts.reduce((total, { rightAtOnce }) => total + rightAtOnce, 0),
});

function findFirstAttempts(report: readonly ReportRow[]): ReadonlySet<ReportRow> {
  const first = new Map<string, ReportRow>();
  for (const attempt of report) {
    const earliest = first.get(attempt.activityId);
    const isEarlier = !earliest || Date.parse(attempt.modifiedDate) < Date.parse(earliest.modifiedDate);
    if (isEarlier) first.set(attempt.activityId, attempt);
  }
  return new Set(first.values());
}

/**
 * Returns the days with practice or a submitted activity, `yyyy-MM-dd` in the browser's time zone. Days after today come
 * from a wrong clock.
 */
export function getPractisedDays(
  report: readonly Pick<ReportRow, 'modifiedDate'>[],
  log: PracticeLog,
  now: Date,
): ReadonlySet<string> {
  const days = [...report.map(({ modifiedDate }) => formatDay(new Date(modifiedDate))), ...Object.keys(log)];
  return new Set(days.filter((day) => day <= formatDay(now)));
}
