import type { ProblemMessage } from '../problem-text.ts';

/** A parent reaches linked learners only, and may have lost a link meanwhile: what every screen says about a 403. */
export const notLinkedMessage: ProblemMessage = {
  title: 'This learner is not linked to your account',
  advice: 'Go to the dashboard and choose one of your own, or ask the office to link you.',
};
