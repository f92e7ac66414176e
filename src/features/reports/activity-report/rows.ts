import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';

/** A row of the report with what list and chart ask of it again and again. */
export interface ReportRow {
  /** The attempt's id. */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** 0 to 100; undefined where nothing could be scored. */
  percent: number | undefined;
  attempt: components['schemas']['ActivityReportRow'];
  /** Whose report it is. */
  learnerId: string;
}

/** @param report the newest first, as the server gives it */
export const toReportRows = (
  report: readonly components['schemas']['ActivityReportRow'][],
  learnerId: string,
): ReportRow[] =>
  report.map((attempt) => {
    return {
      key: attempt.id,
      at: Date.parse(attempt.modifiedDate),
      percent: percentOf(attempt),
      attempt,
      learnerId,
    };
  });
