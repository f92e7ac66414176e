import { LoadFailure } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import type { MascotMood } from '#ui/picture/Mascot.tsx';
import { notLinkedMessage } from '../learner/not-linked.ts';
import { problemText, type ProblemTextOverrides, type ProblemKind } from '../problem-text.ts';

interface ScreenErrorText {
  title: string;
  lines: readonly string[];
  mood: MascotMood;
  canRetry: boolean;
}

const screenTexts: ProblemTextOverrides = {
  denied: {
    title: 'You do not have the necessary permissions to view this content',
    advice: 'Please contact your administrator if you believe this is an error.',
  },
  missing: { title: 'It no longer exists, or the web address is not correct', advice: '' },
};

const permanentKinds: readonly ProblemKind[] = ['signedOut', 'denied', 'missing', 'expired'];

function moodOf(kind: ProblemKind): MascotMood {
  if (kind === 'denied' || kind === 'signedOut') return 'denied';
  return kind === 'missing' || kind === 'expired' ? 'empty' : 'error';
}

const causeOf = (error: unknown): unknown => (error instanceof LoadFailure ? error.cause : error);

export function screenErrorText(error: unknown, fallback: string): ScreenErrorText {
  const headline = error instanceof LoadFailure ? error.message : fallback;
  const cause = causeOf(error);
  // No request was sent, because the URL or the session lacks the record's id.
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
    canRetry: !permanentKinds.includes(kind),
  };
}

/** Whether the screen must render nothing, because a toast and the paywall handle the error (NET-006). */
export const isPaymentRequired = (error: unknown): boolean => isProblem(causeOf(error), 402);
