import { typedIsKept } from '#components/form/form-problem.ts';
import type { OwnProblemText } from '#components/problem-text.ts';

/** A failed registration, where the general words would say too little. The toast is the same for all (AUTH-022). */
export const registrationProblem: OwnProblemText = {
  unknown: {
    title: 'We do not know whether the account was opened',
    advice: `The connection was lost. ${typedIsKept} Try to log in, or register again.`,
  },
  server: {
    title: 'Registering is not working right now',
    advice: `It is our side, not yours. ${typedIsKept} Please try again in a few minutes.`,
  },
  refused: {
    title: 'The account was not opened',
    advice: `${typedIsKept} Please try again, or contact the school.`,
  },
};
