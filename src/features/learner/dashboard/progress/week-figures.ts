import type { components } from '#api/contract.gen.ts';
import { formatDay } from '#lib/time/dates.ts';
import { startOfWeek } from '#lib/time/start-of-week.ts';
import type { PracticeLog } from '../../revisit/practice-log.ts';

type ReportRow = components['schemas']['ActivityReportRow'];

/** The questions of a week: those of submitted activities, and those that were practised on this device. */
interface WeekCount {
  answered: number;
  /** Marked questions whose first answer is known. */
  firstTries: number;
  rightAtOnce: number;
}

export interface WeekFigures extends WeekCount {
  lastWeek: WeekCount;
}

interface FiguresInput {
  /** All attempts of the learner. */
  report: readonly ReportRow[];
  activities: readonly { id: string; questions: readonly unknown[] }[];
  log: PracticeLog;
}

/** Counts this week and the week before. Attempts at activities that no longer exist are left out. */
export function getWeekFigures(input: FiguresInput, now: Date): WeekFigures {
  const thisMonday = startOfWeek(now);
  const monday = (weeks: number) =>
    new Date(thisMonday.getFullYear(), thisMonday.getMonth(), thisMonday.getDate() + 7 * weeks);
  return {
    ...countBetween(input, thisMonday, monday(1)),
    lastWeek: countBetween(input, monday(-1), thisMonday),
  };
}

function countBetween({ report, activities, log }: FiguresInput, from: Date, to: Date): WeekCount {
  const questionCounts = new Map(activities.map(({ id, questions }) => [id, questions.length]));
  const firstAttempts = findFirstAttempts(report);
  const attempts = report
    .filter(({ modifiedDate }) => {
      const at = Date.parse(modifiedDate);
      return at >= from.getTime() && at < to.getTime();
    })
    .map((attempt) => {
      const answered = questionCounts.get(attempt.activityId) ?? 0;
      const missed = attempt.missedQuestionIds?.length;
      const isCounted = firstAttempts.has(attempt) && missed !== undefined;
      return {
        answered,
        firstTries: isCounted ? answered : 0,
        rightAtOnce: isCounted ? Math.max(answered - missed, 0) : 0,
      };
    });
  const [first, end] = [formatDay(from), formatDay(to)];
  const practice = Object.entries(log)
    .filter(([day]) => day >= first && day < end)
    .map(([, { revisited, right }]) => ({ answered: revisited, firstTries: revisited, rightAtOnce: right }));
  return [...attempts, ...practice].reduce(
    (sum, { answered, firstTries, rightAtOnce }) => ({
      answered: sum.answered + answered,
      firstTries: sum.firstTries + firstTries,
      rightAtOnce: sum.rightAtOnce + rightAtOnce,
    }),
    { answered: 0, firstTries: 0, rightAtOnce: 0 },
  );
}

function findFirstAttempts(report: readonly ReportRow[]): ReadonlySet<ReportRow> {
  const first = new Map<string, ReportRow>();
  for (const attempt of report) {
    const earliest = first.get(attempt.activityId);
    const isEarlier = !earliest || Date.parse(attempt.modifiedDate) < Date.parse(earliest.modifiedDate);
    if (isEarlier) first.set(attempt.activityId, attempt);
  }
  return new Set(first.values());
}

/** Returns the days with practice or a submitted activity, `yyyy-MM-dd` in the browser's time zone. */
export const getPractisedDays = (
  report: readonly Pick<ReportRow, 'modifiedDate'>[],
  log: PracticeLog,
): ReadonlySet<string> =>
  new Set([...report.map(({ modifiedDate }) => formatDay(new Date(modifiedDate))), ...Object.keys(log)]);
