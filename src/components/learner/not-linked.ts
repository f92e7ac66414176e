import type { ProblemMessage } from '../problem-text.ts';

/** The message for a 403: the learner's link to the parent may have been removed. */
export const notLinkedMessage: ProblemMessage = {
  title: 'This learner is not linked to your account',
  advice: 'Go to the dashboard and choose one of your own, or ask the office to link you.',
};
