import { typedIsKept } from '#components/form/form-problem.ts';
import type { OwnProblemText } from '#components/problem-text.ts';

/** A failed registration, where the general words would say too little. The toast is the same for all (AUTH-022). */
export const registrationProblem: OwnProblemText = {
  // The account may be open by then: a second try would only hear that the email is taken.
  timeout: {
    advice: `${typedIsKept} Try again in a moment. If the email is registered by then, you can log in.`,
  },
  garbage: {
    advice: `${typedIsKept} Try to log in, or register again.`,
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
