import type { components } from '#api/contract.gen.ts';

type ReportRow = components['schemas']['ActivityReportRow'];

/** The attempt in which a question was missed. */
type MissedIn = Pick<ReportRow, 'modifiedDate'>;

/** How a learner has done at a question since it was missed. */
export interface Revisited {
  /** How often in a row it was right at the first try. */
  right: number;
  /** When it was last answered here, ISO 8601. */
  at: string;
}

/** By the id of the question. */
export type RevisitProgress = Readonly<Record<string, Revisited>>;

/** What is stored on the device, without what no release of this application has stored. */
export function readProgress(stored: unknown): RevisitProgress {
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

/** Days from a miss, or from a right answer, until the question comes back: each time it was right, later. */
const waits = [1, 3, 7, 14];

/** A question that is to be answered once more, and the attempt in which it was missed. */
export interface DueQuestion {
  questionId: string;
  attempt: ReportRow;
}

/**
 * The questions that come back today, those that have waited longest first. What counts is the last attempt at each activity; a
 * question that was right four times in a row does not come back, unless it is missed in a new attempt.
 *
 * @param report every attempt of the learner; a server may leave out which questions were missed
 */
export function dueQuestions(
  report: readonly ReportRow[],
  progress: RevisitProgress,
  now: Date,
): DueQuestion[] {
  const today = dayOf(now);
  const due = lastAttempts(report).flatMap((attempt) =>
    (attempt.missedQuestionIds ?? []).flatMap((questionId) => {
      const day = dueDay(attempt, progress[questionId], now);
      return day !== undefined && day <= today ? [{ questionId, attempt, day }] : [];
    }),
  );
  return due
    .toSorted((one, other) => one.day - other.day)
    .map(({ questionId, attempt }) => ({ questionId, attempt }));
}

/** The newest row of each activity. */
function lastAttempts(report: readonly ReportRow[]): ReportRow[] {
  const byActivity = Map.groupBy(report, ({ activityId }) => activityId);
  return [...byActivity.values()].flatMap(([first, ...others]) =>
    first ? [others.reduce((last, one) => (timeOf(one) > timeOf(last) ? one : last), first)] : [],
  );
}

const timeOf = ({ modifiedDate }: MissedIn) => Date.parse(modifiedDate);

/** The day on which a question comes back; undefined when it does not. */
function dueDay(attempt: ReportRow, revisited: Revisited | undefined, now: Date): number | undefined {
  const since = sinceAttempt(attempt, revisited, now);
  const wait = waits[since?.right ?? 0];
  return wait === undefined ? undefined : dayOf(new Date(since?.at ?? attempt.modifiedDate)) + wait;
}

/**
 * What was practised before the question was missed in an attempt did not help: it begins again. What comes from the future
 * was kept by a clock that was fast: nobody should wait for it.
 */
function sinceAttempt(attempt: MissedIn, revisited: Revisited | undefined, now: Date): Revisited | undefined {
  if (!revisited || Date.parse(revisited.at) <= timeOf(attempt)) return undefined;
  return dayOf(new Date(revisited.at)) <= dayOf(now) ? revisited : undefined;
}

/** A day in the browser's time zone as a number: what was done in the evening is due at any time of a later day. */
const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * 60 * 60 * 1000));

/**
 * The progress after one more answer. A second right answer on the same day proves nothing more.
 *
 * @param earlier the progress so far
 * @param attempt the last one in which the question was missed
 * @param isRight whether it was right at the first try; if not, the question begins again
 */
export function afterRevisit(
  earlier: Revisited | undefined,
  attempt: MissedIn,
  isRight: boolean,
  now: Date,
): Revisited {
  const before = sinceAttempt(attempt, earlier, now);
  const isSameDay = before !== undefined && dayOf(new Date(before.at)) === dayOf(now);
  const right = before?.right ?? 0;
  if (!isRight) return { right: 0, at: now.toISOString() };
  return { right: isSameDay && right > 0 ? right : right + 1, at: now.toISOString() };
}
