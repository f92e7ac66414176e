import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';
import { dayLength, schoolYear, startOfSchoolWeek } from '#lib/time/school-time.ts';

export type ReportRow = components['schemas']['ActivityReportRow'];

/** An attempt with what is asked of it again and again. */
export interface Attempt {
  /** Milliseconds since 1970. */
  at: number;
  /** 0 to 100; undefined where nothing could be scored. */
  percent: number | undefined;
  row: ReportRow;
}

/**
 * The rows of the report as attempts, the newest first. What has no readable date belongs to no week and comes last.
 */
export function toAttempts(rows: readonly ReportRow[]): Attempt[] {
  const attempts = rows.map((row) => ({ at: Date.parse(row.modifiedDate), percent: percentOf(row), row }));
  const order = ({ at }: Attempt) => (Number.isNaN(at) ? -Infinity : at);
  return attempts.toSorted((first, second) => order(second) - order(first) || 0);
}

interface Week {
  /** Monday's midnight at school, in milliseconds since 1970. */
  from: number;
  /** The midnight after Sunday. */
  to: number;
  attempts: Attempt[];
}

/** The school's week, from Monday to Sunday, with the attempts in it. */
export function weekOf(attempts: readonly Attempt[], now: Date): Week {
  const from = startOfSchoolWeek(now.getTime());
  const to = from + 7 * dayLength;
  return { from, to, attempts: attempts.filter(({ at }) => at >= from && at < to) };
}

interface Term {
  title: string;
  /** Every year has a Term 1: only this year's attempts count. */
  year: number;
  attempts: Attempt[];
}

/**
 * The term that the newest attempt belongs to, with this term's attempts of that year. Terms have no dates, so nothing
 * else tells which one it is.
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
