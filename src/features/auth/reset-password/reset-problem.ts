import type { OwnProblemText } from '#components/problem-text.ts';

/** AUTH-033; the spelling is literal (D-205). */
export const resetFailed = 'Error reseting password';

/** Nothing can be sent without token and email; a reload has forgotten them. */
export const noLink =
  'Please open the link in your email once more. To keep it safe, this page forgets it when it is reloaded.';

const problem: OwnProblemText = {
  title: resetFailed,
  unknown: {
    title: 'We do not know whether the new password was set',
    advice: 'The connection was lost. Try again, or log in with the new password.',
  },
  gone: {
    title: 'This link has expired, was used already, or a newer one took its place',
    advice: 'Please ask for a new one, or log in if you have just set a password.',
  },
  refused: {
    title: 'The school did not accept the new password',
    advice: 'Please check both fields and try again.',
  },
};

/** The words of this form where the general ones would say too little. */
export const resetProblem = {
  problem,
  elsewhere: {
    title: 'This link is not complete',
    advice: 'Please open it from your email once more, or ask for a new one.',
  },
};
