import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';

export interface ReportRow {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The score from 0 to 100; undefined for an unscored attempt. */
  percent: number | undefined;
  attempt: components['schemas']['ActivityReportRow'];
  learnerId: string;
}

/** @param report from newest to oldest, as sent by the server */
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
