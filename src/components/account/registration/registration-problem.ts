import { inputPreservedMessage } from '#components/form/form-problem.ts';
import type { ProblemTextOverrides } from '#components/problem-text.ts';

/** Texts for a failed registration. All failures have the same toast (AUTH-022). */
export const registrationProblem: ProblemTextOverrides = {
  unknown: {
    title: 'We do not know whether the account was opened',
    advice: `The connection was lost. ${inputPreservedMessage} Try to log in, or register again.`,
  },
  server: {
    title: 'Registering is not working right now',
    advice: `It is our side, not yours. ${inputPreservedMessage} Please try again in a few minutes.`,
  },
  refused: {
    title: 'The account was not opened',
    advice: `${inputPreservedMessage} Please try again, or contact the school.`,
  },
};
