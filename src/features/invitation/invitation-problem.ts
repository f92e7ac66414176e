import type { OwnProblemText } from '#components/problem-text.ts';

/** How a failed acceptance is told: in the server's words, where it has any (INV-018). */
export const invitationProblem = (title?: string): OwnProblemText => ({
  ...(title && { title }),
  inServerWords: true,
  unknown: { advice: 'The connection was lost. Please try again. If the invitation is used then, log in.' },
  gone: {
    title: 'This invitation has ended',
    advice: 'If it was you who accepted it, log in. Otherwise ask whoever invited you for a new one.',
  },
  denied: { advice: 'Please contact the school if you believe this is an error.' },
  conflict: { title: 'There is an account already', advice: '' },
});
