/**
 * Practising with the answer that a result has revealed (D-062). The score is never sent and counts for nothing: only the
 * server marks (D-063). `tests/unit/questions/practice.test.ts` proves that both scores are the same.
 */
export interface Practice<D> {
  /** The right answer as text; null when none is revealed or none can be given, so that there is nothing to practise. */
  rightAnswer: (data: D) => string | null;
  /** 0 to 1, by the server's rule (D-064, D-065). */
  score: (data: D) => number;
  /**
   * What helps after a wrong first try, without giving the answer away; null when a second try would: of two options, the
   * other one is left.
   */
  help: (data: D) => readonly string[] | null;
  /** The data without the learner's answer. The revealed answer stays in it; the answering view never shows it. */
  cleared: (data: D) => D;
}
