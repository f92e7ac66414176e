import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';

/** A row of the report, with the values that list and chart compute from it. */
export interface ReportRow {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** 0 to 100; undefined for an unscored attempt. */
  percent: number | undefined;
  attempt: components['schemas']['ActivityReportRow'];
  learnerId: string;
}

/** @param report the newest first, in the server's order */
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
