import { compareText } from '#openapi/rules/order.ts';
import { roundScore } from './scoring.ts';

interface RankedAttempt {
  learnerId: string;
  activityId: string;
  totalScore: number;
  activityTotalScore: number;
  createdAtUtc: string;
}

interface LearnerScore {
  totalScore: number;
  maxPossible: number;
}

const isBetter = (first: RankedAttempt, second: RankedAttempt): boolean =>
  first.totalScore === second.totalScore
    ? first.createdAtUtc >= second.createdAtUtc
    : first.totalScore > second.totalScore;

/**
 * The score of each learner (D-081): the sum of the best attempt at each activity, rounded to two decimals.
 * Learners without an attempt are not in the map.
 */
export function scoresByLearner(attempts: Iterable<RankedAttempt>): Map<string, LearnerScore> {
  // Group by activity first: there are dozens of activities, but thousands of learners.
  const best = new Map<string, Map<string, RankedAttempt>>();
  for (const attempt of attempts) {
    const { activityId, learnerId } = attempt;
    const bestOfActivity = best.get(activityId) ?? new Map<string, RankedAttempt>();
    best.set(activityId, bestOfActivity);
    const currentBest = bestOfActivity.get(learnerId);
    if (!currentBest || isBetter(attempt, currentBest)) bestOfActivity.set(learnerId, attempt);
  }
  const scores = new Map<string, LearnerScore>();
  for (const { learnerId, totalScore, activityTotalScore } of [...best.values()].flatMap(valuesOf)) {
    const score = scores.get(learnerId) ?? { totalScore: 0, maxPossible: 0 };
    score.totalScore += totalScore;
    score.maxPossible += activityTotalScore;
    scores.set(learnerId, score);
  }
  for (const score of scores.values()) score.totalScore = roundScore(score.totalScore);
  return scores;
}

const valuesOf = <Value>(map: ReadonlyMap<string, Value>): Value[] => [...map.values()];

export const percentage = ({ totalScore, maxPossible }: LearnerScore): number =>
  maxPossible === 0 ? 0 : roundScore((totalScore / maxPossible) * 100);

interface LeaderboardRow {
  totalScore: number;
  firstName: string;
  lastName: string;
  maxPossible?: number;
}

/**
 * Sorts by score, highest first, then by the names in the rows and the maximum score. All these values are visible, so
 * the position does not reveal a hidden name.
 */
export function byRank(first: LeaderboardRow, second: LeaderboardRow): number {
  return (
    second.totalScore - first.totalScore ||
    compareText(first.firstName, second.firstName) ||
    compareText(first.lastName, second.lastName) ||
    (first.maxPossible ?? 0) - (second.maxPossible ?? 0)
  );
}

interface NamedLearner {
  id: string;
  name: string;
  surname: string;
  isNameHidden: boolean;
}

interface LeaderboardName {
  learnerId?: string;
  firstName: string;
  lastName: string;
  isNameHidden?: true;
}

/**
 * The name and id in a row. A hidden name becomes 'A learner' without an id (D-243).
 *
 * @param canSeeName whether the viewer may see a hidden name
 */
export function leaderboardName(learner: NamedLearner, canSeeName: boolean): LeaderboardName {
  const { id: learnerId, name: firstName, surname: lastName, isNameHidden } = learner;
  if (!isNameHidden) return { learnerId, firstName, lastName };
  if (canSeeName) return { learnerId, firstName, lastName, isNameHidden };
  return { firstName: 'A', lastName: 'learner', isNameHidden };
}
