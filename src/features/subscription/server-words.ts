import { isProblem } from '#api/problem.ts';
import { notLinked } from '#components/learner/not-linked.ts';
import { problemText } from '#components/problem-text.ts';

export interface FailureWords {
  title: string;
  advice?: string | undefined;
}

/** The server's message, else the literal text; with advice where the same call may go well another time (SUB-034). */
export function failureWords(error: unknown, literal: string): FailureWords {
  const { kind, title, advice } = problemText(error);
  if (kind === 'unknown' || kind === 'tooMany') return { title, advice };
  if (kind === 'denied') return notLinked;
  const message = isProblem(error) ? error.message : '';
  if (kind === 'offline' || kind === 'timeout' || kind === 'garbage') {
    return { title: literal, advice: `${title}. ${advice}` };
  }
  return {
    title: message || literal,
    advice: kind === 'server' ? 'Please try again in a few minutes.' : undefined,
  };
}

/** The server does not know the record, or does not show it to this person. */
export const isRefused = (error: unknown): boolean => isProblem(error, 403) || isProblem(error, 404);
