import { formatScore } from '#lib/numbers.ts';
import type { MascotMood } from '#ui/picture/Mascot.tsx';

interface Score {
  totalScore: number;
  /** The greatest possible score; 0 when nothing in the activity can be scored. */
  activityTotalScore: number;
}

interface Attempt extends Score {
  /** From 1, counted for each learner and activity. */
  attemptNumber: number;
}

export interface Outcome {
  /** For the learner; kind, whatever the score. */
  cheer: string;
  mood: MascotMood;
  celebrates: boolean;
}

/** Results from this share of the possible score upwards are celebrated. */
const goodShare = 0.6;

/** How the screen reacts to a result. */
export function outcomeOf({ totalScore, activityTotalScore }: Score): Outcome {
  if (activityTotalScore <= 0) return { cheer: 'Thank you', mood: 'welcome', celebrates: false };
  const share = totalScore / activityTotalScore;
  if (share >= 1) return { cheer: 'A perfect jump', mood: 'success', celebrates: true };
  if (share >= goodShare) return { cheer: 'Well jumped', mood: 'success', celebrates: true };
  return { cheer: 'Keep going', mood: 'welcome', celebrates: false };
}

/** 'Well jumped, Lwazi!' */
export const cheerOf = (score: Score, name: string | undefined): string =>
  `${outcomeOf(score).cheer}${name ? `, ${name}` : ''}!`;

export interface Comparison {
  direction: 'up' | 'same' | 'down';
  /** 'Up from 2.33'. */
  text: string;
}

/**
 * Compares a result with the attempt before it.
 *
 * @param attempts of the same learner at the same activity, in any order
 * @returns undefined for a first attempt, and when the possible score was different because the questions have changed
 */
export function comparisonWith(attempts: readonly Attempt[], result: Attempt): Comparison | undefined {
  const earlier = attempts.find(({ attemptNumber }) => attemptNumber === result.attemptNumber - 1);
  if (!earlier || earlier.activityTotalScore !== result.activityTotalScore) return undefined;
  const previous = formatScore(earlier.totalScore);
  if (result.totalScore > earlier.totalScore) return { direction: 'up', text: `Up from ${previous}` };
  if (result.totalScore < earlier.totalScore) return { direction: 'down', text: `Last time: ${previous}` };
  return { direction: 'same', text: 'The same as last time' };
}
