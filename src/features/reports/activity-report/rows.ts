import type { components } from '#api/contract.gen.ts';

/** A row of the report with what list and chart ask of it again and again. */
export interface ReportRow {
  /** Its place in the whole list; the contract gives an attempt no id here (RPT-006). */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** 0 to 100; undefined where nothing could be scored. */
  percent: number | undefined;
  attempt: components['schemas']['ActivityReportRow'];
}

/** @param report the newest first, as the server gives it */
export const toReportRows = (report: readonly components['schemas']['ActivityReportRow'][]): ReportRow[] =>
  report.map((attempt, index) => {
    const { totalScore, activityTotalScore } = attempt;
    return {
      key: String(index),
      at: Date.parse(attempt.modifiedDate),
      percent: activityTotalScore > 0 ? (totalScore / activityTotalScore) * 100 : undefined,
      attempt,
    };
  });
