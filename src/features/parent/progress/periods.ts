import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';
import { dayLength, schoolYear, startOfSchoolWeek } from '#lib/time/school-time.ts';

export type ReportRow = components['schemas']['ActivityReportRow'];

export interface Attempt {
  /** Milliseconds since 1970. */
  at: number;
  percent: number | undefined;
  row: ReportRow;
}

/** Converts the rows, and sorts them from newest to oldest. A row with an invalid date is last and in no week. */
export function toAttempts(rows: readonly ReportRow[]): Attempt[] {
  const attempts = rows.map((row) => ({ at: Date.parse(row.modifiedDate), percent: percentOf(row), row }));
  const order = ({ at }: Attempt) => (Number.isNaN(at) ? -Infinity : at);
  return attempts.toSorted((first, second) => order(second) - order(first) || 0);
}

interface Week {
  /** Monday 00:00 in school time, in milliseconds since 1970. */
  from: number;
  to: number;
  attempts: Attempt[];
}

export function weekOf(attempts: readonly Attempt[], now: Date): Week {
  const from = startOfSchoolWeek(now.getTime());
  const to = from + 7 * dayLength;
  return { from, to, attempts: attempts.filter(({ at }) => at >= from && at < to) };
}

interface Term {
  title: string;
  /** The year of the newest attempt; other years are left out. */
  year: number;
  attempts: Attempt[];
}

/**
 * Returns the term of the newest attempt that belongs to one, with the attempts of the term in the year of that
 * attempt. Terms have no dates, so the current one is unknown.
 *
 * @param attempts from newest to oldest
 * @returns undefined if no attempt belongs to a term
 */
export function termOf(attempts: readonly Attempt[]): Term | undefined {
  const newest = attempts.find(({ row, at }) => row.termTitle !== null && !Number.isNaN(at));
  const title = newest?.row.termTitle;
  if (!newest || !title) return undefined;
  const year = schoolYear(newest.at);
  const ofTerm = attempts.filter(({ at, row }) => row.termTitle === title && schoolYear(at) === year);
  return { title, year, attempts: ofTerm };
}
