import type { components } from '#api/contract.gen.ts';

type ReportRow = components['schemas']['ActivityReportRow'];

type MissedAttempt = Pick<ReportRow, 'modifiedDate'>;

/** The answers to a missed question after the attempt in which it was missed. */
export interface Revisited {
  /** The number of consecutive right first tries. */
  right: number;
  /** The time of the last answer, ISO 8601. */
  at: string;
  /** Whether the question was answered once more in the round of that day, after a wrong answer. */
  isRepeated?: true;
}

export type RevisitProgress = Readonly<Record<string, Revisited>>;

/** Parses the stored progress; invalid entries are dropped. */
export function parseProgress(stored: unknown): RevisitProgress {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Revisited] => isRevisited(entry[1])),
  );
}

function isRevisited(value: unknown): value is Revisited {
  if (typeof value !== 'object' || value === null || !('right' in value) || !('at' in value)) return false;
  const { right, at } = value;
  return (
    Number.isInteger(right) && Number(right) >= 0 && typeof at === 'string' && !Number.isNaN(Date.parse(at))
  );
}

/** Days until a question is due again, by the number of consecutive right answers. */
const intervals = [1, 3, 7, 14];

/** The progress of a question that is due again only after a new miss. */
export const neverDue = (now: Date): Revisited => ({ right: intervals.length + 1, at: now.toISOString() });

const isNeverDue = ({ right }: Revisited): boolean => right > intervals.length;

export interface DueQuestion {
  questionId: string;
  attempt: ReportRow;
}

export interface QuestionOfToday extends DueQuestion {
  /** The answer of today, if there is one. */
  answer: Revisited | undefined;
}

/** Finds the questions that are due today and not yet answered, the oldest attempt first. */
export const findDueQuestions = (
  report: readonly ReportRow[],
  progress: RevisitProgress,
  now: Date,
): DueQuestion[] => findQuestionsOfToday(report, progress, now).filter(({ answer }) => !answer);

/**
 * Finds the questions that were due at the start of the day, with the answers of today. The order, by the time of the
 * attempt, remains the same during the day. Only the last attempt at each activity counts. A question that was right
 * four times in a row is due again only after a new miss.
 *
 * @param report all attempts of the learner; a server may omit the ids of missed questions
 */
export function findQuestionsOfToday(
  report: readonly ReportRow[],
  progress: RevisitProgress,
  now: Date,
): QuestionOfToday[] {
  const today = toDayNumber(now);
  const questions = lastAttempts(report)
    .toSorted((one, other) => getTime(one) - getTime(other))
    .flatMap((attempt) => (attempt.missedQuestionIds ?? []).map((questionId) => ({ questionId, attempt })));
  return questions.flatMap(({ questionId, attempt }): QuestionOfToday[] => {
    const latest = getRevisitedSince(attempt, progress[questionId], now);
    if (latest && toDayNumber(new Date(latest.at)) === today) {
      return isNeverDue(latest) ? [] : [{ questionId, attempt, answer: latest }];
    }
    const day = dueDay(attempt, latest);
    return day !== undefined && day <= today ? [{ questionId, attempt, answer: undefined }] : [];
  });
}

function lastAttempts(report: readonly ReportRow[]): ReportRow[] {
  const byActivity = Map.groupBy(report, ({ activityId }) => activityId);
  return [...byActivity.values()].flatMap(([first, ...others]) =>
    first
      ? [others.reduce((last, attempt) => (getTime(attempt) > getTime(last) ? attempt : last), first)]
      : [],
  );
}

const getTime = ({ modifiedDate }: MissedAttempt) => Date.parse(modifiedDate);

function dueDay(attempt: ReportRow, latest: Revisited | undefined): number | undefined {
  const days = intervals[latest?.right ?? 0];
  return days === undefined ? undefined : toDayNumber(new Date(latest?.at ?? attempt.modifiedDate)) + days;
}

/** Returns the progress since the attempt. Progress dated in the future, from a wrong clock, is ignored. */
function getRevisitedSince(
  attempt: MissedAttempt,
  revisited: Revisited | undefined,
  now: Date,
): Revisited | undefined {
  if (!revisited || Date.parse(revisited.at) <= getTime(attempt)) return undefined;
  return toDayNumber(new Date(revisited.at)) <= toDayNumber(now) ? revisited : undefined;
}

/** The day in the browser's time zone as a number: a question is due from the start of a day. */
const toDayNumber = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * 60 * 60 * 1000));

/**
 * Returns the progress after an answer. A second right answer on the same day does not count.
 *
 * @param attempt the last attempt in which the question was missed
 * @param isRight whether the first try was right; otherwise the progress restarts
 */
export function updateRevisited(
  earlier: Revisited | undefined,
  attempt: MissedAttempt,
  isRight: boolean,
  now: Date,
): Revisited {
  const before = getRevisitedSince(attempt, earlier, now);
  const isSameDay = before !== undefined && toDayNumber(new Date(before.at)) === toDayNumber(now);
  const right = before?.right ?? 0;
  if (!isRight) return { right: 0, at: now.toISOString() };
  return { right: isSameDay && right > 0 ? right : right + 1, at: now.toISOString() };
}
