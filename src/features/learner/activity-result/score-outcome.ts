import type { MascotMood } from '#ui/picture/Mascot.tsx';

interface Score {
  totalScore: number;
  /** The highest possible score; 0 if no question is scored. */
  activityTotalScore: number;
}

interface Attempt extends Score {
  attemptNumber: number;
}

export interface Outcome {
  cheer: string;
  mood: MascotMood;
  celebrates: boolean;
}

const celebratedShare = 0.6;

export function getOutcome({ totalScore, activityTotalScore }: Score): Outcome {
  if (activityTotalScore <= 0) return { cheer: 'Thank you', mood: 'welcome', celebrates: false };
  const share = totalScore / activityTotalScore;
  if (share >= 1) return { cheer: 'A perfect jump', mood: 'success', celebrates: true };
  if (share >= celebratedShare) return { cheer: 'Well jumped', mood: 'success', celebrates: true };
  return { cheer: 'Keep going', mood: 'welcome', celebrates: false };
}

export const getCheer = (score: Score, name: string | undefined): string =>
  `${getOutcome(score).cheer}${name ? `, ${name}` : ''}!`;

export interface Comparison {
  direction: 'up' | 'same' | 'down';
  text: string;
}

/**
 * Compares a result with the previous attempt.
 *
 * @param attempts of the same learner at the same activity, in any order
 * @returns undefined for a first attempt, or when the possible score has changed
 */
export function compareWithPrevious(attempts: readonly Attempt[], result: Attempt): Comparison | undefined {
  const previous = attempts.find(({ attemptNumber }) => attemptNumber === result.attemptNumber - 1);
  if (!previous || previous.activityTotalScore !== result.activityTotalScore) return undefined;
  const gain = result.totalScore - previous.totalScore;
  if (gain > 0) return { direction: 'up', text: 'More points than last time' };
  if (gain < 0) return { direction: 'down', text: 'Fewer points than last time' };
  return { direction: 'same', text: 'The same as last time' };
}
