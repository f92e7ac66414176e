import type { ProblemMessage } from '../problem-text.ts';

/** For a 403: parents may open linked learners only, and a link may have been removed. */
export const notLinkedMessage: ProblemMessage = {
  title: 'This learner is not linked to your account',
  advice: 'Go to the dashboard and choose one of your own, or ask the office to link you.',
};
