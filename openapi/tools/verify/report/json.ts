import { document } from '../contract.ts';
import { exitCodeOf, type Verdict } from '../verdict/verdict.ts';
import { findCauses } from './causes.ts';
import { messagesOf } from './message-text.ts';

/** A deviation in `report.json`, by which a later run recognizes it. */
export interface ReportedDeviation {
  operation: string;
  step: string;
  pointer: string;
  expected: string;
  actual: string;
}

export interface JsonReport {
  server: string;
  contract: string;
  date: string;
  exitCode: number;
  problems: string[];
  operations: { operation: string; tag: string; state: string; calls: number; reason: string }[];
  deviations: ReportedDeviation[];
  causes: {
    operations: string[];
    steps: string[];
    pointer: string;
    expected: string;
    actual: string;
    request: string;
    response: string;
  }[];
  [part: string]: unknown;
}

/** Formats the verdict as JSON, for other programs and for `--baseline` and `--rerun-failed`. */
export function jsonReport(verdict: Verdict, isCompleteDemanded: boolean, now: Date): string {
  const { server, operations, findings, waived, known, blocked, coverage, mask } = verdict;
  const { problems, skipped, notes, remaining, exchanges } = verdict;
  const report: JsonReport = {
    server,
    contract: document.info.version,
    date: now.toISOString(),
    exitCode: exitCodeOf(verdict, isCompleteDemanded),
    calls: exchanges.length,
    problems,
    operations: operations.map(({ operation, tag, state, calls, reason }) => ({
      operation,
      tag,
      state,
      calls,
      reason,
    })),
    // A baseline would otherwise lose its deviations when a run with it writes the next one.
    deviations: [...findings, ...known].map(({ operation, step, pointer, expected, actual }) => ({
      operation,
      step,
      pointer,
      expected,
      actual,
    })),
    causes: findCauses(findings).map(({ first, operations: ofCause, steps }) => ({
      operations: ofCause,
      steps,
      pointer: first.pointer,
      expected: first.expected,
      actual: first.actual,
      ...(first.exchange ? messagesOf(first.exchange, mask) : { request: '', response: '' }),
    })),
    waived: waived.map(({ finding: { operation, step, pointer }, waiver: { reason, expires } }) => ({
      operation,
      step,
      pointer,
      reason,
      expires,
    })),
    blocked,
    skipped,
    notes,
    remaining,
    coverage,
  };
  // Masks before a secret is escaped.
  const masked = (_key: string, value: unknown) => (typeof value === 'string' ? mask(value) : value);
  return JSON.stringify(report, masked, 2);
}
