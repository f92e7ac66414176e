import { isProblem } from '#api/problem.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { problemText } from '#components/problem-text.ts';

export interface FailureText {
  title: string;
  advice?: string | undefined;
}

/**
 * Returns the server's message, or else the prescribed text, with advice if a retry may succeed (SUB-034). A 403, a
 * 429 and an unknown outcome have texts of their own.
 *
 * @param prescribed the text that the requirements prescribe for the failure
 */
export function failureText(error: unknown, prescribed: string): FailureText {
  const { kind, title, advice } = problemText(error);
  if (kind === 'unknown' || kind === 'tooMany') return { title, advice };
  if (kind === 'denied') return notLinkedMessage;
  const message = isProblem(error) ? error.message : '';
  if (kind === 'offline' || kind === 'timeout' || kind === 'garbage') {
    return { title: prescribed, advice: `${title}. ${advice}` };
  }
  return {
    title: message || prescribed,
    advice: kind === 'server' ? 'Please try again in a few minutes.' : undefined,
  };
}

/** Whether a record does not exist, or the user must not see it. */
export const isAccessError = (error: unknown): boolean => isProblem(error, 403) || isProblem(error, 404);
