import type { ProblemTextOverrides } from '#components/problem-text.ts';

/** Texts for a failed acceptance; the server's message takes precedence (INV-018). */
export const invitationProblem = (title?: string): ProblemTextOverrides => ({
  ...(title && { title }),
  usesServerMessage: true,
  unknown: {
    advice: 'The connection was lost. Please try again. If the invitation was used already, log in.',
  },
  expired: {
    title: 'This invitation has ended',
    advice: 'If it was you who accepted it, log in. Otherwise ask the person who invited you for a new one.',
  },
  denied: { advice: 'Please contact the school if you believe this is an error.' },
  conflict: { title: 'There is an account already', advice: '' },
});
