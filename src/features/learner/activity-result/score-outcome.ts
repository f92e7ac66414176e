import { formatScore } from '#lib/numbers.ts';
import type { MascotMood } from '#ui/picture/Mascot.tsx';

interface Score {
  /** What was achieved. */
  totalScore: number;
  /** What was possible; 0 when nothing in the activity can be scored. */
  activityTotalScore: number;
}

interface Attempt extends Score {
  /** From 1, by learner and activity. */
  attemptNumber: number;
}

export interface Outcome {
  /** Said to the learner; kind, whatever the score. */
  cheer: string;
  mood: MascotMood;
  celebrates: boolean;
}

/** The share of the possible score from which on a result is celebrated. */
const goodShare = 0.6;

/** How a result is received. */
export function outcomeOf({ totalScore, activityTotalScore }: Score): Outcome {
  if (activityTotalScore <= 0) return { cheer: 'Thank you', mood: 'welcome', celebrates: false };
  const share = totalScore / activityTotalScore;
  if (share >= 1) return { cheer: 'A perfect jump', mood: 'success', celebrates: true };
  if (share >= goodShare) return { cheer: 'Well jumped', mood: 'success', celebrates: true };
  return { cheer: 'Keep going', mood: 'welcome', celebrates: false };
}

/**
 * A result beside the attempt before it: 'Up from 2.33'.
 *
 * @param attempts of the same learner at the same activity, in any order
 * @returns undefined for a first attempt, and where the possible score was another one: the questions have changed
 */
export function comparison(result: Attempt, attempts: readonly Attempt[]): string | undefined {
  const earlier = attempts.find(({ attemptNumber }) => attemptNumber === result.attemptNumber - 1);
  if (!earlier || earlier.activityTotalScore !== result.activityTotalScore) return undefined;
  const before = formatScore(earlier.totalScore);
  if (result.totalScore > earlier.totalScore) return `Up from ${before}`;
  return result.totalScore === earlier.totalScore ? 'The same as last time' : `Last time: ${before}`;
}
