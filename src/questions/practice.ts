/**
 * Practising with the answer that a result has revealed (D-062). What is compared here counts for nothing: the server
 * alone marks (D-063), and never sees it. `tests/unit/questions/practice.test.ts` proves that both come to the same.
 */
export interface Practice<D> {
  /** The right answer as people read it; null where none is revealed or none can be given: nothing to practise. */
  rightAnswer: (data: D) => string | null;
  /** 0 to 1, by the server's rule (D-064, D-065). */
  score: (data: D) => number;
  /** The question before it was answered. The revealed answer stays in the data; answering never shows it. */
  cleared: (data: D) => D;
}

/** Two decimals, as the server rounds (D-065). */
export const roundScore = (score: number): number => Math.round((score + Number.EPSILON) * 100) / 100;
