import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';
import { dayLength, schoolYear, startOfSchoolWeek } from '#lib/time/school-time.ts';

export type ReportRow = components['schemas']['ActivityReportRow'];

/** A row of the report with derived values. */
export interface Attempt {
  /** Milliseconds since 1970. */
  at: number;
  /** 0 to 100; undefined without a score. */
  percent: number | undefined;
  row: ReportRow;
}

/** Attempts, the newest first; rows with an invalid date come last and belong to no week. */
export function toAttempts(rows: readonly ReportRow[]): Attempt[] {
  const attempts = rows.map((row) => ({ at: Date.parse(row.modifiedDate), percent: percentOf(row), row }));
  const order = ({ at }: Attempt) => (Number.isNaN(at) ? -Infinity : at);
  return attempts.toSorted((first, second) => order(second) - order(first) || 0);
}

interface Week {
  /** Monday 00:00 in school time, in milliseconds since 1970. */
  from: number;
  /** The following Monday 00:00. */
  to: number;
  attempts: Attempt[];
}

/** The current week, Monday to Sunday, with its attempts. */
export function weekOf(attempts: readonly Attempt[], now: Date): Week {
  const from = startOfSchoolWeek(now.getTime());
  const to = from + 7 * dayLength;
  return { from, to, attempts: attempts.filter(({ at }) => at >= from && at < to) };
}

interface Term {
  title: string;
  /** Only attempts of this year belong to the term. */
  year: number;
  attempts: Attempt[];
}

/**
 * The term of the newest attempt, with its attempts of that year. Terms have no dates, so the current one is unknown.
 *
 * @param attempts the newest first
 * @returns undefined when no attempt belongs to a term
 */
export function termOf(attempts: readonly Attempt[]): Term | undefined {
  const newest = attempts.find(({ row, at }) => row.termTitle !== null && !Number.isNaN(at));
  const title = newest?.row.termTitle;
  if (!newest || !title) return undefined;
  const year = schoolYear(newest.at);
  const ofTerm = attempts.filter(({ at, row }) => row.termTitle === title && schoolYear(at) === year);
  return { title, year, attempts: ofTerm };
}
