import type { RankedLearner } from '../../ranking/ranking.ts';

export interface PodiumStep<Row> {
  rank: number;
  learners: readonly [Row, ...Row[]];
  /** The learners who are named on the podium. The list below names the others. */
  named: readonly Row[];
}

const maxNames = 3;

/**
 * Returns the steps with learners, sorted by rank. Equal scores share a step and leave the next ones empty
 * (D-081). A learner without a point has no step.
 */
export function findPodiumSteps<Row extends RankedLearner & { totalScore: number }>(
  board: readonly Row[],
): PodiumStep<Row>[] {
  return [1, 2, 3].flatMap((rank) => {
    const [first, ...others] = board.filter((row) => row.rank === rank && row.totalScore > 0);
    if (!first) return [];
    const learners = [first, ...others] as const;
    return [{ rank, learners, named: selectNamed(learners) }];
  });
}

/** The highlighted learner is always named. Names a fourth learner instead of writing '1 more'. */
function selectNamed<Row extends RankedLearner>(learners: readonly Row[]): readonly Row[] {
  if (learners.length <= maxNames + 1) return learners;
  const named = learners.slice(0, maxNames);
  const highlighted = learners.slice(maxNames).find(({ highlight }) => highlight !== undefined);
  return highlighted ? [...named.slice(0, -1), highlighted] : named;
}

/** Returns the rows that the podium does not name (D-304). */
export function withoutPodium<Row>(
  board: readonly Row[],
  steps: readonly Pick<PodiumStep<Row>, 'named'>[],
): readonly Row[] {
  const named = new Set(steps.flatMap((step) => step.named));
  return board.filter((row) => !named.has(row));
}
