import { inputPreservedMessage } from '#components/form/form-problem.ts';
import type { ProblemTextOverrides } from '#components/problem-text.ts';

/** The texts for a failed registration. The toast is the same for all failures (AUTH-022). */
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
