import { LoadFailure } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import type { MascotMood } from '#ui/picture/Mascot.tsx';
import { notLinkedMessage } from '../learner/not-linked.ts';
import { problemText, type ProblemTextOverrides, type ProblemKind } from '../problem-text.ts';

interface ScreenErrorText {
  title: string;
  /** Paragraphs: why, and what to do. None where the title says it all. */
  lines: readonly string[];
  mood: MascotMood;
  /** Whether the same call may succeed when it is made again. */
  canRetry: boolean;
}

const screenTexts: ProblemTextOverrides = {
  denied: {
    title: 'You do not have the necessary permissions to view this content',
    advice: 'Please contact your administrator if you believe this is an error.',
  },
  missing: { title: 'It is not here any more, or the web address has a mistake in it', advice: '' },
};

/** Trying again does not help with these. */
const permanent: readonly ProblemKind[] = ['signedOut', 'denied', 'missing', 'expired'];

function moodOf(kind: ProblemKind): MascotMood {
  if (kind === 'denied' || kind === 'signedOut') return 'denied';
  return kind === 'missing' || kind === 'expired' ? 'empty' : 'error';
}

const causeOf = (error: unknown): unknown => (error instanceof LoadFailure ? error.cause : error);

/**
 * What a person reads when a screen did not load: the text that the requirements prescribe, and
 * lines about the cause.
 *
 * @param fallback the route's own text, for an error that names none
 */
export function screenErrorText(error: unknown, fallback: string): ScreenErrorText {
  const headline = error instanceof LoadFailure ? error.message : fallback;
  const cause = causeOf(error);
  // Nothing was asked of the server: the URL, or the session, does not name what the screen is about.
  if (cause === undefined) return { title: headline, lines: [], mood: 'empty', canRetry: false };
  const isParent = currentSession()?.role === Role.Parent;
  const { kind, title, advice } = problemText(cause, {
    ...screenTexts,
    ...(isParent && { denied: notLinkedMessage }),
  });
  return {
    title: headline,
    lines: [`${title}.`, advice].filter(Boolean),
    mood: moodOf(kind),
    canRetry: !permanent.includes(kind),
  };
}

/** Handled already by a toast and the paywall: the screen keeps quiet while the visitor is taken there (NET-006). */
export const isPaymentRequired = (error: unknown): boolean => isProblem(causeOf(error), 402);
