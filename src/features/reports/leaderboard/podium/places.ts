import type { RankedLearner } from '../../ranking/ranking.ts';

/** A step of the podium, and everybody on it. */
export interface Place<Row> {
  rank: number;
  learners: readonly [Row, ...Row[]];
}

/**
 * The steps with somebody on them, the first one first. Equal scores share a step, and the next one stays empty for each
 * of them (D-081). Nobody gets on it without a point.
 */
export function podiumPlaces<Row extends RankedLearner & { totalScore: number }>(
  board: readonly Row[],
): Place<Row>[] {
  return [1, 2, 3].flatMap((rank) => {
    const [first, ...others] = board.filter((row) => row.rank === rank && row.totalScore > 0);
    return first ? [{ rank, learners: [first, ...others] as const }] : [];
  });
}
