/**
 * Practice with a revealed answer (D-062). The score is not sent: only the server marks (D-063).
 * `tests/unit/questions/practice.test.ts` compares both scores.
 */
export interface Practice<D> {
  /** Null if not revealed, or if there is none. */
  rightAnswer: (data: D) => string | null;
  /** 0 to 1, by the server's rule (D-064, D-065). */
  score: (data: D) => number;
  /** Help after a wrong first try; null if a second try would reveal the answer, as with two options. */
  help: (data: D) => readonly string[] | null;
  /** Returns the data without the learner's answer, but with the correct one. */
  cleared: (data: D) => D;
}
