import { isProblem } from '#api/problem.ts';
import { typedIsKept } from '#components/form/form-problem.ts';
import type { OwnProblemText } from '#components/problem-text.ts';

/** The server's words, where it refuses: which account, and why the invitation has ended (INV-018). */
export const serverWords = (error: unknown): string | undefined =>
  isProblem(error) && error.status >= 400 && error.status < 500 && error.message ? error.message : undefined;

/** The account exists, and accepts by signing in (D-173). */
export const hasToSignIn = (error: unknown): boolean =>
  isProblem(error, 409) && error.code === 'sign-in-required';

/** A failed acceptance, where the general words would say too little. */
export const invitationProblem = (title: string): OwnProblemText => ({
  title,
  kept: typedIsKept,
  gone: { title: 'This invitation has ended', advice: 'Please ask whoever invited you for a new one.' },
  conflict: { title: 'There is an account already', advice: 'Please log in to accept the invitation.' },
});
