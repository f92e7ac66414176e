/**
 * Practice with a revealed answer (D-062). The score is not sent: only the server marks (D-063).
 * `tests/unit/questions/practice.test.ts` verifies that both scores are equal.
 */
export interface Practice<D> {
  /** Null if none is revealed or none can be given. */
  rightAnswer: (data: D) => string | null;
  /** 0 to 1, by the server's rule (D-064, D-065). */
  score: (data: D) => number;
  /** Help after a wrong first try; null if a second try would reveal the answer, as with two options. */
  help: (data: D) => readonly string[] | null;
  /**
   * The data without the learner's answer. It still contains the revealed answer, which the answering view does not
   * show.
   */
  cleared: (data: D) => D;
}
