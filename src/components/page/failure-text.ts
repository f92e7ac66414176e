import { LoadFailure } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import type { MascotMood } from '#ui/picture/Mascot.tsx';
import { ourMistake } from './our-mistake.ts';

interface Cause {
  /** Paragraphs: why, and what to do. None where the title says it all. */
  lines: readonly string[];
  mood: MascotMood;
  /** Whether the same call may succeed when it is made again. */
  canRetry: boolean;
}

const passing = (line: string): Cause => ({ lines: [line], mood: 'error', canRetry: true });

const unreachable = passing('The page could not reach the school. Your work is safe.');
const offline = passing('You seem to be offline. Check the connection and try again.');
const slow = passing('The school took too long to answer. Your work is safe; try again in a moment.');

const mistake = passing(ourMistake);

const denied: Cause = {
  lines: [
    'You do not have the necessary permissions to view this content.',
    'Please contact your administrator if you believe this is an error.',
  ],
  mood: 'denied',
  canRetry: false,
};

/** Nothing was asked of the server: the address, or the session, does not name what the screen is about. */
const unnamed: Cause = { lines: [], mood: 'empty', canRetry: false };

const missing: Cause = {
  lines: ['It is not here any more, or the address has a mistake in it.'],
  mood: 'empty',
  canRetry: false,
};

const problemOf = (error: unknown): unknown => (error instanceof LoadFailure ? error.cause : error);

function causeOf(problem: unknown): Cause {
  if (problem === undefined) return unnamed;
  if (!isProblem(problem)) return mistake;
  if (problem.reason === 'offline') return offline;
  if (problem.reason === 'timeout') return slow;
  if (problem.status === 401 || problem.status === 403) return denied;
  return problem.status === 404 ? missing : unreachable;
}

/**
 * What a person reads when a screen did not load: the documents' text for what failed, and lines about the cause.
 *
 * @param fallback the route's own text, for an error that names none
 */
export const failureText = (error: unknown, fallback: string): Cause & { title: string } => ({
  title: error instanceof LoadFailure ? error.message : fallback,
  ...causeOf(problemOf(error)),
});

/** Answered by a toast and the paywall already: the screen keeps quiet while the visitor is taken there (NET-006). */
export const isPaymentRequired = (error: unknown): boolean => isProblem(problemOf(error), 402);
