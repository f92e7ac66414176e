import { compareText } from '../compare-text.ts';
import { roundScore } from './scoring.ts';

/** What ranking needs of an attempt. */
interface RankedAttempt {
  learnerId: string;
  activityId: string;
  totalScore: number;
  activityTotalScore: number;
  createdAtUtc: string;
}

interface LearnerScore {
  totalScore: number;
  /** The highest score that was possible in the attempts that count. */
  maxPossible: number;
}

/** Of two attempts with the same score the newer one counts. */
const isBetter = (one: RankedAttempt, other: RankedAttempt): boolean =>
  one.totalScore === other.totalScore
    ? one.createdAtUtc > other.createdAtUtc
    : one.totalScore > other.totalScore;

/**
 * The score of each learner (D-081): the sum of the best attempt at each activity, rounded to two decimals.
 * Learners without an attempt are not in the map.
 */
export function scoresByLearner(attempts: Iterable<RankedAttempt>): Map<string, LearnerScore> {
  // By activity first: there are a few dozen of them, and thousands of learners in a big school.
  const best = new Map<string, Map<string, RankedAttempt>>();
  for (const attempt of attempts) {
    const { activityId, learnerId } = attempt;
    const ofActivity = best.get(activityId) ?? new Map<string, RankedAttempt>();
    best.set(activityId, ofActivity);
    const known = ofActivity.get(learnerId);
    if (!known || isBetter(attempt, known)) ofActivity.set(learnerId, attempt);
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

/** Percentage of the possible score, rounded to two decimals; 0 when nothing was possible (D-081). */
export const percentage = ({ totalScore, maxPossible }: LearnerScore): number =>
  maxPossible === 0 ? 0 : roundScore((totalScore / maxPossible) * 100);

interface BoardRow {
  totalScore: number;
  firstName: string;
  lastName: string;
  maxPossible?: number;
}

/**
 * Highest score first; equal scores by first name, then by surname, as the row has them: the place of a hidden name among
 * them says nothing. Two hidden ones are told apart by nothing but what everybody can read.
 */
export function byRank(one: BoardRow, other: BoardRow): number {
  return (
    other.totalScore - one.totalScore ||
    compareText(one.firstName, other.firstName) ||
    compareText(one.lastName, other.lastName) ||
    (one.maxPossible ?? 0) - (other.maxPossible ?? 0)
  );
}

interface NamedLearner {
  id: string;
  name: string;
  surname: string;
  isNameHidden: boolean;
}

interface BoardName {
  learnerId?: string;
  firstName: string;
  lastName: string;
  isNameHidden?: true;
}

/**
 * Who a row is about (D-243). A hidden name is replaced by 'A learner', and the id goes with it.
 *
 * @param canSeeName whether the reader may see a hidden name
 */
export function boardName(learner: NamedLearner, canSeeName: boolean): BoardName {
  const { id: learnerId, name: firstName, surname: lastName, isNameHidden } = learner;
  if (!isNameHidden) return { learnerId, firstName, lastName };
  if (canSeeName) return { learnerId, firstName, lastName, isNameHidden };
  return { firstName: 'A', lastName: 'learner', isNameHidden };
}
